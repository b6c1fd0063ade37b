/**
 * Ordinary messages that contain alarming words, one per line. "I broke my toe, can my mom bring me" is not about violence. None
 * of them is an emergency.
 */
export const calmQuestions = `
Is there any future appointment available?
The bill is a financial burden, do you have payment plans?
I got the insurance money, how do I pay my bill
can my son go in without me?
can my son be seen without me there
am I better off if I go to urgent care or the ER
Does Dr. Patel work here anymore?
Do you not do x-rays here anymore
do you take life insurance
me quiero quitar un lunar
me quiero quitar los puntos
quiero matar los piojos de mi hija
my ears are ringing after the gun range
got hit in the leg with a nerf gun
thermometer gun read 101
are you near cracker barrel
I fell barrel racing and hurt my wrist
I want to see a doctor, I hurt my back
I feel like I hurt my ankle
I want to know if you can see me, I hurt my knee
im scared i hurt my rotator cuff
my son fell and we heard a snap in his wrist
I cut my finger and can't feel the tip
I burned my hand and I feel sick
I scratched my eye and it feels weird
can you find me an appointment in the morning
can you find me a slot tomorrow morning
I won't be here tomorrow, can I reschedule?
I wont be around friday can i change my appointment
can I be with her during the visit? I lost her card
you gave her appointment away
I'm looking at my medication bottle and it says no refills
que pastilla tomo para el dolor de mano
im driving my car there now, i think i have strep
razor bumps on my thighs
my son has cuts on his arms from falling off his bike
pain between my shoulder blades and down my arm
pain in my shoulder blades and arms
when does it end? things
I'm tired of living with this cough
I can't take anymore antibiotics
I have no hope of getting an appointment
I can't do anymore sick days
my voice is gone, please tell me what to do
my son did this to his finger
my mom wants to know if you're open, I burned my hand
I broke my toe, can my mom bring me
I twisted my ankle, my brother is driving me in
The guy hit my car and my neck hurts
a man rear ended us and hit us on the 215
the lady at the front desk took my card and charged me twice
she took my card and never gave a receipt
the lady wont let me see a doctor without insurance
my son won't let me take his temperature
he wont let me see his ear
my husband's fitness tracker says his heart rate is 90
I need a covid test for a domestic flight
can I add my domestic partner to my insurance
I work at an animal shelter, do I need a tetanus shot
tengo el dedo golpeado
mi hijo tiene la rodilla golpeada
she flinches when I touch her belly
my dad got hit by a baseball
my husband got hit by a softball in the hand
my ankle is swollen should i call or ice it
I punched a wall and my hand is swollen
my son punched a wall, do you do x rays
mi vecino se cayo y tiene un golpe en la rodilla
he slammed the car door on it
my son slammed his finger in the door and he slammed on it
shes got a burn on her hand
the guy at the desk said he couldn't find me in the system
my wife can't find her insurance card
my husband hurt his thumb with a knife
he cut his thumb with a knife and hurt it
bruise from my blood draw
I have a bruise from my IV
I keep getting bruises again
my dad broke my glasses
celery stalk allergy
he hit my car
my toddler climbed on top of the counter and fell
I left a tampon inside me
my iud moved inside me
condom stuck inside me
do I have to wear no clothes for the xray
mi hijo se mete el dedo en la oreja
mi bebe se mete los dedos a la boca
no puedo acostarme con este dolor
I froze my wart
can i send pics im taking of my rash
it hurts after sex and makes me bleed
my boss wants a note because I cut my hand
my grandpa cut his hand, can you see him
my cousin burned her hand
my uncle jammed his finger, do you see him without insurance
he has hand foot mouth on his butt
my boss handed me private insurance papers
I woke up with a sore throat
woke up sore
the pharmacy said no but he needs his inhaler
my insurance said no, he needs an xray
they made me do paperwork twice
my cousin has covid and sleeps in my room
the massage therapist hurt my back with her hands
my coach wants a physical, i hurt my finger
someone did something to my appointment
my son ate a brownie and his heart is fine
I gave my kids tylenol and the fever won't go down
I gave my kids motrin
I took all of my antibiotics and the infection is back
I took amoxicillin and I have strep again
my son needs amoxicillin again
my son is out of his inhaler again
I already gave my daughter motrin and her fever is 102
i already gave him tylenol
I have two patches of dry skin on my arm
the pharmacy gave me the wrong medication
I took my blood pressure pill at 8
i only had 5 pills left
I've taken these pills for 10 years
do you treat sun poisoning
blood poisoning symptoms
can i put icy hot on my arm
I used peroxide on my cut
I used my nasal spray and I'm still stuffy
I used the toilet and there was blood
there was blood on the toilet paper when I had a bowel movement
I used a thermometer and it says 101
my child's thermometer says 102
which thermometer should I use for my baby
thermometer says 101 and she is vomiting
garage door opener hit my arm
I cut my finger on a can opener
poison oak rash on my leg
i have poison oak on my arms
thought my baby was eating fine but he refuses his bottle
tengo mucho gas en el estomago
I have smelly gas and bloating
my burps taste like rotten eggs from ozempic
we ate burgers off the grill and now I'm vomiting
rash all over from new laundry detergent
got sand in my eye by accident
blurry vision after a car accident
i took extra vitamins
can I take vitamins again, I had a break
I had a double dose of the vaccine
used perfume and now my skin itches
I use toothpaste on my face for acne
allergic to cat dander and used a cleaner
do you sell nicotine patches
do you test for lead poisoning
trouble sleeping after edibles
my dog ate pills
do you do mold testing for fumes
does the iv drip include glutathione, also vape
cigarette burn on my arm
i took nyquil and dayquil together instead
my husband burned his arm on the grill
my wife has a burn on her arm
he kicked me in a soccer game
my kid kicked me in the face by accident
my baby hit me in the eye
my dog dragged me and I fell
my horse threw me
my wife shut the door on my hand
he pushed my wheelchair in
my dad beat cancer
my mom knocked my glasses
she broke my tooth at the dentist
the dentist hurt me
the nurse hurt me drawing blood
your nurse bruised me, she hit my nerve
the guy at the desk was rude and slammed my card
can he keep my card on file
my son takes my phone to check in
my wife keeps my insurance card
my husband checks messages in the portal
she took money from my account twice
he won't let me take out his splinter
my mom wont let me go in alone, I am 17
do you carry narcan
my kid needs a refill of adderall
gave my daughter allergy medicine twice today
he had his booster twice
my wife had her gallbladder out and takes pills
took my kids to the wrong clinic for vaccines
I've been taking vitamins again
do you have gummies vitamins for kids
can I take ibuprofen instead of tylenol? I took tylenol
I used the wrong insurance card for my medication
do you use chlorine in the pool physical therapy
swim ear after pool
he got chlorine in his eyes at the pool
toilet seat hit my son's arm
my son vapes and has a cough
cough from vaping
cigarette smoke makes me cough
essential oil on skin rash
soap on face
wasp spray got on my skin
hairspray
nasal spray into my eye
eye drops burn
I ate bad mushrooms pizza
my son ate berries and has hives
a plant scratched my eye
poison oak on my face
poison sumac
flowers delivery
my son has a leaf in his ear
is mercury in the flu shot
toothpaste makes my mouth sore
my mouth is sore from vaping
glue on my fingers
super glue on my skin
I got nail glue on my finger
edible
silica in my work lungs
I have a glue allergy on my arm
denture glue mouth
icy hot
spray tan rash on my arm
bug spray rash on my arm
sun screen spray on my face
perfume rash on my neck
peroxide for ear wax
mixing ibuprofen and tylenol
breathing fine after bug spray
swollen from cleaner on my hands
I think my voice is gone, can you tell me
the voice mail tells me to press 2
when you call a voice tells me you are closed
goodbye, thanks, I said what I needed
I want to say goodbye to my acne
I'm done tired of waiting
are you giving away free masks, my kids love that stuff
is there no point in coming anymore if I have no fever
I wrote letters to my insurance
letters for my kids school
my kids need a letter, letters kids
want it over with, can I do the physical today
is there only one way out of the parking lot
is there a way out
I hear voices in the background when I call
can my mom come in without me
can I come without my mom
without me being there can you see my daughter
me and my wife want to be there, without me she is scared
worry about me being late
how do I end things, cancel my membership
I don't deserve this bill
take my life insurance exam
life insurance physical exam, do you take
when will I get my life back
I feel like dying lol this cold
this cough is killing me
my back is killing me
I can't sleep, no point living like this with pain
i can't do it anymore with this insurance
I can't go on Tuesday, can I go Wednesday
cant go on monday
I cant handle any more needles
I want to die of embarrassment
not worth living with this itch
jump off the couch hurt ankle
my son jumped off the swing
can i jump off the treatment plan
rash all over
cant take anymore time off work
I'm not here anymore, I moved to Reno
is Dr Smith not here anymore
no esta aqui la doctora? no quiere estar aqui
ya no puedo mas con este dolor de muela
no aguanto mas el dolor de espalda
no puedo mas con la tos
mejor sin mi seguro?
puede ir mi hijo sin mi
me quiero quitar unas verrugas
quiero quitarme un lunar
me quiero morir de calor
quiero ir con el doctor
quiero ir con ella a la cita
quiero ir con el pediatra
quiere ir con el dentista
I had a fever of 101 and took tylenol
my son had a temp of 102, I gave motrin
she had a fever of 103 last night, gave her ibuprofen
I had a blood sugar of 150, can I take my medicine
I had covid in 2023, do I need antibiotics
I had my pills at 7
I had 30 pills, need a refill
took my pill with 12 oz of water
I take 10 pills a day
llevo 10 anos con pastillas
llevo 20 minutos esperando mi receta de pastillas
llevo 15 dias con tos, ya tome pastillas
tengo 30 pastillas
Can I get my refill, I only had 10 pills left
my coworker hit his hand
my boss's hand is broken
my neighbor wants to know if you fix his hand
the coach grabbed my son's finger and popped it
I punched a wall
my husband punched a wall and broke his hand
kid punched wall hand swollen
how do I get my son's shot record without my ex knowing?
what is a domestic partner discount
can I get a copay without him knowing
my ex waits in the car, is there a waiting room
my ex is in the system, follow up visit
ex husband insurance follow up
he follows up with you next week
my son has epilepsy and needs keppra refill
stroke survivor needs flu shot
emergency contraception
mi hijo lleva 5 dias con fiebre
ear pain i cant take it anymore
i faint when i get shots
left arm sore after vaccine
stuffy nose cant breathe at night
diarrea y vomito
reembolso
blood work
my oxygen tank is empty
my son elbowed me playing basketball, lip is bleeding
husband dropped me off at the wrong location, which one is my appt at
im terrified of needles can i get the flu shot as a nasal spray
locked out of my portal again, help
Do you do STD testing same day and how much
how long does a pap smear take
someone pulled my tooth at the dentist tuesday and gum still bleeding
so sore after a deep tissue massage, can i take ibuprofen
my boyfriend has flu A, should i get tamiflu too
Got kicked in the shin at soccer and there's a huge knot
My cat attacked my hand, two deep punctures
this heat is killing me lol do u do IV fluids
toddler bit his sister at daycare, skin broke a little
my wife is making me come in for this cough haha
Can my husband pick up my lab results for me?
boss wants a drs note for 2 days off
condom broke with my boyfriend, do you sell plan b
plan b how late can you take it
baby pulled my earring and tore the lobe a little
got hit by a softball right in the eye, its black and blue
dog dragged me on his leash and i scraped both knees
is a female provider available for my physical
I hit my head on the cabinet like an idiot, do I need a scan
does the strep test hurt, my daughter is scared
my roommate has pink eye and we share towels
grandson jumped on my lap and now my rib hurts
burned my arm on the oven rack making pizza
who can touch up my stitches, one came loose
need private parts checked, i think its jock itch
hubby threw his back out moving the couch, can he walk in
My daughter fell off the monkey bars and her wrist is swollen
i forced myself to eat and threw up, stomach bug i think
partner and i both want std check before we move in together
tattoo guy went too deep and now its red and puffy
my kid shoved a bead up his nose
brother slammed car door on my fingers, didnt see me there, he feels awful
this copay is robbery lol can i do payments
Had too many drinks saturday and fell off a curb, ankle is huge
old lady here, my caregiver Rosa will bring me at 2, does she need to sign anything
uti burning when i pee after my honeymoon
chiropractor cracked my neck and ive had a headache since
My husband snores so loud I'm gonna smother him, do you do sleep tests
horse stepped on my foot at the ranch
anxious about my blood test results, when do they come
he's allergic to peanuts and ate a cookie yesterday, fine now but itchy
cheer practice, teammate landed on my neck, stiff today
Can you take my ex off as emergency contact, we divorced years ago, hes fine just moved
zumba hip pain wont go away
newborn cries when I change his diaper, red rash on bottom
how do i upload my drivers license, app keeps kicking me out
mi hijo me dio un codazo jugando basquet y se me partio el labio
la enfermera me apreto mucho el brazo con lo de la presion, me quedo morado
mi esposo me lleva a la cita, puede entrar conmigo
los niños andaban jugando luchitas y uno se pego en la ceja
le tengo pavor a las agujas, hay otra manera de la vacuna
no puedo entrar al portal, se me bloqueo la contraseña
hacen pruebas de enfermedades sexuales y cuanto salen
el papanicolau duele mucho? es mi primera vez
me sacaron una muela ayer y sigue sangrando
quede bien adolorida despues del masaje, que me tomo
Mi novio tiene influenza, me tengo que vacunar?
mi mama pateo la puerta sin querer y trae el dedo morado
en el futbol me dieron una patada en la espinilla y no puedo pisar bien
el gato de mi suegra me rasguño feo la cara
este calor me esta matando jaja, ponen suero
mi nena mordio a su hermanito y le dejo marca, se infecta?
mi señora puede recoger mis resultados
el patron me pide justificante por faltar ayer
se rompio el condon con mi esposo, venden la pastilla
el bebe me jalo el arete y me rasgo la oreja tantito
me pegue en la cabeza con la puerta de la alacena
el perro me tumbo en el parque y traigo raspadas las rodillas
tienen doctora mujer para mi chequeo anual
mi hija tiene miedo del hisopo de la garganta, duele o no
A mi abuelita la va a llevar su cuidadora a las 3, esta bien
entrenando box me dieron en la nariz y se hincho
me queme la mano con el comal
se me salto un punto de la herida, me lo vuelven a poner?
me salieron moretones solos, tomo aspirina diario
mi marido se lastimo la cintura cargando un sillon
Se cayo mi niño del trampolin y no mueve bien el brazo
arde cuando orino y apenas me case, sera infeccion
mi hermano me machuco el dedo con la puerta del carro, fue sin querer pobrecito
el precio es un robo jaja, aceptan pagos
tome de mas el sabado y me doble el tobillo bailando
el quiropractico me trono el cuello y quede con dolor de cabeza
mi compañero de cuarto tiene covid, cuando me hago la prueba
los mosquitos me atacaron y tengo ronchas enormes
ando nerviosa por mis analisis, ya estan listos?
mi bebe llora cuando le cambio el pañal, esta rozadito
quiero quitar a mi ex de mi contacto de emergencia, como le hago
un caballo me piso el pie en el rancho
mi pareja y yo queremos hacernos examenes antes de la boda
el tatuaje se me puso rojo y caliente
mi nieto me brinco encima y me duele la costilla
me toco el doctor la bolita del seno y dijo ultrasonido, ustedes hacen?
La suegra me dio un te y me solto el estomago jaja
mi hijo se metio un frijol en la nariz, no lo puedo sacar
cuanto tiempo despues sirve la pastilla del dia siguiente
mi hermana me corto el pelo y me corto la oreja tambien, sangra poquito
tengo comezon en mis partes, creo que son hongos
me duele el hombro de tanto cargar a la niña
se cierran hoy temprano? mi esposo sale del trabajo a las 6
ya me dijeron que no tenga relaciones por el tratamiento, cuantos dias
El fisioterapeuta me estiro la pierna y hoy amaneci toda tiesa
que golpe me di con la bicicleta, necesito radiografia del codo
i met the doctor last week and my chest is fine
i feel safe at home
can I bring my gun into the clinic
do you have a visit within 2 months? my fever is gone
lot to park
`;
