import { type EmergencyRule, inSpanish } from './rule.ts';

const child =
  'nino|nina|hijo|hija|bebe|bebito|bebita|nene|nena|chiquito|chiquita|nieto|nieta|sobrino|sobrina|hermanito|hermanita|ninos';
const swallowed =
  'tomo|tome|tomaron|tomado|tomarse|trago|trague|tragado|bebio|bebi|bebido|comio|comido|ingirio|chupo|mordio|tragandose';
const medicines =
  'pastilla|pastillas|medicina|medicinas|medicamento|medicamentos|pildora|pildoras|gomitas|vitaminas|jarabe|aspirinas|tylenol';
const harmful =
  'cloro|clorox|blanqueador|lejia|detergente|jabon|limpiador|pinol|fabuloso|suavizante|suavitel|pila|pilas|bateria|baterias|gasolina|insecticida|raticida|desinfectante|acetona|acido|sosa|amoniaco|anticongelante|perfume|toxico|iman|imanes|quimico|quimicos|thinner|matarratas';
const limbs = 'brazo|pierna|cuerpo|lado|mano|cara|brazos|piernas';
const pierced = 'dedo|dedos|mano|brazo|pierna|pie';

/** See `emergencyRules`. Without accents, as `plainText` leaves them. */
export const spanishRules: readonly EmergencyRule[] = [
  ...inSpanish('medical', [
    'dolor|duele|presion|opresion|aprieta|apretado|punzada|punzadas + pecho',
    'brazo|mandibula|quijada + duele|dolor|dormido|adormecido + sudando|suda|sudo|sudor|mandibula|quijada',
    'no + puedo respirar|puede respirar|respira|respirando|respiro|respirar bien|despierta|despertar|reacciona|responde|contesta nada',
    'falta|cuesta|dificultad|batalla|batallando|apenas|trabajo|sin + aire|respirar|aliento',
    'ataque corazon|ataque cardiaco|infarto|infartando|paro cardiaco|paro corazon|detuvo corazon|no late|derrame|embolia|apoplejia|aneurisma|sin pulso|no tiene pulso',
    'cara|boca|ojo + chueca|chueco|torcida|torcido|caida|caido|torcio|paralizada|paralizado|paralizo',
    `${limbs} + adormecido|adormecida|dormido|dormida|entumido|entumida|entumecido|entumecida|paralizado|paralizada|no mueve|no puede mover|no puedo mover|no siento|no siente`,
    'no puede hablar|no puedo hablar|habla raro|hablando raro|arrastra palabras|arrastrando palabras|no puede caminar bien',
    'inconsciente|desmayo|desmaye|desmayado|desmayada|desmayando|desvanecio|perdio conocimiento|perdio sentido|convulsion|convulsiones|convulsionando|convulsiona|convulsiono|ojos blanco|espuma boca|ataque epileptico',
    'ahogando|ahoga|ahogo|ahogandose|asfixia|asfixiando|atragantando|atraganto|atragantado|atragantada',
    'atoro|atorado|atorada|atascado + garganta|comida|moneda|hueso',
    `${child} + alberca|piscina|tina + cayo|hundio|debajo|sacaron|sacamos|encontre|agua`,
    'sangra|sangrando|sangrado|sangre|sangro + mucho|mucha|fuerte|no para|no deja|no detiene|demasiado|demasiada|chorro|chorros|bastante|parar|toalla|toallas|vomita|vomitando|vomito|tose|tosiendo|escupe|escupiendo',
    'hemorragia|desangrando|desangra|balazo|balazos|apunalado|apunalada|apunalaron|acuchillaron|dispararon|atropello|atropellaron|atropellado|atropellada',
    `amputo|amputado|arranco|mocho|cerceno|sierra|machete + ${pierced}`,
    'corte profundo|cortada profunda|herida profunda|hueso fuera|ve hueso|hueso salido',
    'quemadura|quemaduras|quemo|queme|quemado|quemada + grave|graves|severa|cara|tercer grado|cuerpo|bebe|nino|nina|hijo|hija|hirviendo|mucho|feo',
    'garganta|lengua|cara|labios|labio|boca + hinchada|hinchando|hincha|hinchado|hincho|hinchados|hinchadas|hincharon|cerrando|cierra|cerro',
    'lengua|labios + inflamada|inflamados|inflamo|inflamando|inflamaron',
    'reaccion|alergia|alergica|alergico + grave|severa|respirar|garganta|lengua|labios|hinchada|hinchado|hinchando|hinchazon|hincho|desmayo|mareada|mareado',
    'anafilaxia|anafilactico|anafilactica',
    'labios|cara|piel|unas|poniendo|pone|puso + azul|azules|morado|morada|morados|moradas',
    'asma|inhalador|nebulizador + no sirve|no funciona|no ayuda|ataque|no hace|no quita|no calma|fuerte|grave',
    'cuello|nuca + tieso|tiesa|rigido|rigida|duro + fiebre|calentura|cabeza|vomito|vomitando',
    'peor dolor cabeza|dolor cabeza repente|dolor insoportable|golpe calor|coma diabetico|hipoglucemia',
    'azucar + desmayo|temblando|sudando|confundido|confundida|bajisima|bajo mucho',
    'golpe|golpeo|pego|cayo|cai|caida|golpeado + cabeza + vomito|vomita|vomitando|vomitado|confundido|confundida|sueno|dormido|dormida|sangre|sangrando|no recuerda|raro',
    'cayo|cai + techo|azotea|balcon|segundo piso',
    'electrocuto|electrocutado|descarga electrica|toque electrico|viuda negra',
    'vibora|serpiente|cascabel|culebra + mordio|mordida|mordedura|pico|picadura|mordido',
    `alacran|escorpion + ${child}|respirar|babea|tiembla`,
    'embarazada|embarazo|meses|semanas embarazo + sangra|sangrando|sangre|sangrado|colicos fuertes|no mueve|no siento moverse|contracciones',
    'embarazada + duele mucho|duele vientre|duele panza|duele estomago|duele barriga|dolor|dolores|cayo|cai|caida|colicos',
    'rompio fuente|revento fuente|rompio bolsa|contracciones|trabajo parto|dando luz|naciendo|viene bebe|nacer bebe',
    `${child} + flacido|flacida|aguado|aguada|no mueve|morado|morada|azul|desguanzado`,
    'violaron|violacion|abusaron|estrangulo|ahorcando',
    'marido|esposo|novio|pareja|padrastro|hombre + pega|golpea|golpeo|pego|pegando|golpeando|golpeado|amenaza|amenazo|ahorca',
    'confundido|confundida + repente|fiebre|no habla|no reconoce|no sabe donde|abuelo|abuela',
    'emergencia|ambulancia|auxilio|socorro|ayudenme|muriendo|muere|muero',
  ]),
  ...inSpanish('poison', [
    'sobredosis|veneno|envenenado|envenenada|envenenamiento|enveneno|intoxicado|intoxicada|intoxico|monoxido|fuga gas|huele gas|fentanilo',
    `${swallowed} + ${harmful}`,
    `${child} + ${swallowed}|agarro + ${medicines}|alcohol|moneda|hongos|cerveza`,
    `demasiadas|demasiada|muchas|mucha|todas|todo|toda|frasco|bote|botella|puno|bastantes|tantas|monton|varias + ${medicines} + ${swallowed}`,
    'demasiadas pastillas|frasco entero|bote entero|frasco completo',
    `${harmful} + ojo|ojos`,
  ]),
  ...inSpanish('crisis', [
    'suicidio|suicidarme|suicidarse|suicida|suicidar|matarme|quitarme vida|quitarse vida|quitar vida|no quiero vivir|no quiere vivir|no quiero seguir viviendo|sin ganas vivir|no tengo ganas vivir|hacerme dano|hacerse dano|lastimarme|lastimarse|cortarme venas|cortar venas|cortarse venas|ahorcarme|ahorcarse|colgarme',
    'quiero|quisiera|quiere|voy|queria|pienso|piensa|prefiero|ganas + morir|morirme|matar|matarse|morirse|matarme|muerto|muerta',
    'acabar vida|terminar vida|acabar todo|mejor muerto|mejor muerta|no vale pena vivir|no quiero estar aqui|desaparecer para siempre|no quiero existir|no quiero despertar|cortandose|cortandome',
  ]),
];
