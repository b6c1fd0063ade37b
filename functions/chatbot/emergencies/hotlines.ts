import { type Danger, danger } from './texts.ts';

/**
 * The dangers that lead to Poison Control, 988, the hotlines for domestic violence and sexual assault, and to 911 for
 * attacks and gas. A clinician has to read every change.
 */
export const hotlines: Readonly<Record<string, Danger>> = {
  overdose: danger('poison')`@took + @tooMuch + @pills|@drug|@thinner|pressure med*|edible* ! pharmacy|
    farmacia; pharmacy|farmacia + wrong & took|tome; @took|used|taking + husbands|wifes|moms|dads|dogs|someone
    elses|grandmas + pills|pill|insulin|medications|adderall|xanax; poison control|gave narcan ! poster; doble
    dosis|double dose & di|gave|took|puse; @manyPills & @pills|@drug; too many + edible*|gumm*; agarro &
    pastilla* & tomo; took|tome + twice|it again|em again|3 times|2 times|someone elses|otra vez & @pills|
    @drug|@thinner ! should|now|@fever|help*|pain; i gave|we gave & already gave; adult + gave & @child; took
    them all|took all of them|doubled up; bottle|frasco & gone|open|abierto & @pills|@drug & @child|hes|he;
    empty & @drug & @child & floor|found; tablespoon*|cucharada* & instead|vez; nicotine|fentanyl + patch* &
    two|2|dos|stuck|slept; ate|comio & gumm*|brownie|weed & thc|edible*|@racing|crazy|high; ate dogs & chew|
    pill|medicine; chew* & vitamins|packet; like candy|gave again|not knowing|missing|know how many|not sure
    how|se cuantas & @pills|@drug & @child|took|eating|comio; took|thought|gave & ml|units & instead|wrong|but
    it was; took|snorted + sleeping pill|xanax|blues & wine|vodka|snoring; @overdose ! proof|prevent|training|
    screen*|sun poisoning|blood poisoning; fent*|heroin + laced|took|snorted`,
  swallowedPoison: danger('poison')`into|bit|mordio + pod|pods|capsula; he|she & got into + grandmas|my &
    @pills|@drug; @swallowed|@bite|mouthful* + @harmful|@toxic; thought|thinking|pensando|by mistake|equivo* &
    @swallowed|@took & @harmful|@toxic; @toxic + @child|@face|@airway|@limb|@vomit|@dizzy|@breath|cough*|
    @swelling|skin|nose|inhaled ! swimming; bug spray|@harmful + sprayed|in mouth|la boca; @child|chiquito &
    @swallowed|@bite|in my babys mouth|in her mouth|in his mouth|in mouth + @plants|weed|vodka|alcohol|birth
    control|roach*|medicine; @child & got my|hold of|@swallowed + @pills|@drug|@harmful; @swallowed|@bite|
    picked|comio + @plants & wild|yard|bush|grass|cramp*|dinner|@vomit|mt|jardin|arde`,
  gas: danger('911', 'gas')`@gas; smell* + rotten eggs|rotten egg; heater|furnace|generat*|anafre|grill
    inside|garage|alarm & @headache|@dizzy`,
  chemicalInEye: danger('poison', 'rinse')`@eye + @harmful|@toxic|chemical*|quimico*|acid|mace|pegamento|bug
    spray|sprayed|sap|ear drops|gotas del oido|equivo*|en vez|by mistake ! at the pool|swimming`,
  fumes: danger('poison', 'gas')`mix*|mezcl* & clean*|limpi*; broke & thermometer|@toxic; fumig*|fumes|@toxic
    & on fire|tiembl*|went back|all day|@dizzy|@vomit|@headache; @mixed + @harmful|@toxic|chemical*`,
  suicide: danger('988')`cut|cutting|burn*|quem*|cort*|lastim*|hit|hitting|bang*|scratch*|rasgun*|blade|hurt*|
    harm* + my skin|my head|@self|my arms|my thighs|wrists|brazos|piernas & feel better|feel something|when|
    cuando|siento|upset|mad|punish*|until it stops|thoughts|crazy|purpose|proposito|urge|threat*|ganas|might|
    odia|odio ! @notHarm; cut|slit|corto|corte + wrist*|venas; reason to wake|reason to go|reason to live|see
    a reason|got the rope|odio mi vida|pain to stop; voices|voces + tell*|dicen; is her last night|is my last
    night|planned how|planning how|todo planeado|how to do it|going jump; cant go on ! @day; desert & not come
    back; put me sleep & dogs; find me|find him & body|in the garage; mejor|deportan + me mato|se mata; going
    do it|voy hacer & tonight|hoy & nobody|despedi*; be with her|be with him|ir con ella|ir con el & lost|
    died|murio|fallecio|enterre ! visit; jump*|aventarme + roof|balcony|bridge|overpass|parking|puente; wont
    be + here|around + anymore|longer; @suicide ! training form|suicide squad; @noLife ! background|living
    with|insurance|seguro|muela|oido|ear|tooth|vacation|espalda|tos|parking; something|hurt + @self & might|
    going to|scared|will; thoughts|pensamientos|rather|wish* + hurting me|muerte|death|dead|god would take !
    no thoughts; @noWake & sleep|asleep|want|wish|hope|pills|quisiera ! times|night; goodbye*|despid* + text*|
    note|say*|said|posted|letter*|todos ! acne; insurance money & worth|better off|family; wrote letters &
    kids|each|everyone; gave|giving|regal* + away|cosas & his stuff|her stuff|all|everything|mis|sus|todas !
    free|appointment; @pills|@drug|bottle + counted|lined up|saving|staring|looking at|front of me|in my hand|
    en la mano|would it take|would do it ! refill*; taking them all|take all my; cry*|gambled & roof|bridge|
    overpass; standing|sit|looking down + overpass|bridge|ledge|roof|garage|balcony; driving|crashing|steer*|
    letting go|soltar + wall|tree|wheel|median|off the road|volante & think*|thought*|want|urge|pienso|feel
    like; blade*|cuts|lines + found|arm*|thighs ! red|fall*|shoulder`,
  gunAtHome: danger('988')`@gun ! nail|spray|paint|glue|bring|policy|staple|range|nerf|thermometer|robbed`,
  harmOther: danger('988')`want to|wanting to|quiero|feel like|thoughts|think* about|im going to|scared ill|
    scared im|snap|quiero|might|ganas de|ideas|pictur*|pensami*|dice que va|diciendo > @harms ! @notHarm;
    shoot + school|people; people out with me; demon|evil|not hers & @baby`,
  attack: danger('911')`someone|man|guy|they|hombre > gun|knife|kill me|shot|shooting|attacked me & me|us|my|
    outside|afuera|clinic|here ! @partner; active shooter|being attacked|was attacked|gunpoint|mugged|got
    jumped|jumped me|kidnap*|held against my will|me asaltaron|human trafficking; someone + following me|broke
    into; hombre + me sigue; breaking|kicking|tumbando + my house|door|la puerta & he|hes|someone|they|esta`,
  violence: danger('violence')`@unsafe; dont feel safe|not safe + home; @partner & police|policia|migra*|cops|
    fell|cai + did it|did this|it was|fue; police|policia & ribs|@partner & report|avisar ! accident|@crash;
    mi culpa + pegado; without|sin + my husband|my boyfriend|mi marido|mi esposo|mi novio|mi pareja + finding
    out|knowing|seeing|entere|sepa; get away from + @partner; staff|aide|teacher|someone|they > hit my|hits
    my|slapped my|hurt my|hit her|hit him|hitting|hurting ! car|ball|bat|game; @partner|@abuser|@toucher +
    @pega ! jugando|gato de|perro me|sin querer|pego gripa|pego gripe|pego tos|pego covid|pego puerta|pego
    pelota; @partner|@abuser|@toucher > @hits ! if i broke|soccer|at the dentist|in a race|on the 215|playing|
    wrestling|ball|cat scratched|dog bit; pegando|golpea|golpeando + hermana|mujer|mama|ahora|ayud*;
    @byPartner + @acts; @partner + @acts & left me|dejo|lip|jaw|ribs|costillas ! a cold|flu|infection|cancer|
    car|ball; @partner > violent|rough with|gets rough|got physical|aggressive|hands on me|agresiv*|lastim*|
    cachete*|hurts me|slammed my|cut my|me corto|me da miedo ! hair|pelo|therap*|terapia|se lastimo; he|she >
    left me & bruis*|marks; @partner|he|boss|manager|man i|patron* > @traps; me quiso|la queria + ahorcar|
    matar; miedo + volver|regresar + casa; leaves + marks|bruises; holes in the wall|punched the wall|punches
    walls|breaks stuff|thrown stuff|throws stuff|smashes her; cuando toma|when he drinks & me + @limb|enoj*|
    mean|hits|broke|zafo ! @drug; viene + casa + enojado|borracho; pillow + my face; call ice|call
    immigration|llamar migra; ex + me sigue|siguiendo|follows me|following|me espera|outside|afuera|show* up|
    se mete; gets beat|beat up|beaten up; flinch* & @partner|man; babysitter|daycare|nanny|ninera|guarderia +
    hit|hurt|pega|moretones|bruises; next door|neighbor|vecin* & screams|bruised|beating|beaten|golpea|
    golpeando|gritos|hitting; @abuser > me grita|me quita|takes my check|takes my social|takes grandpas|dont
    feed|doesnt feed; hijo|hija > me grita|me empuj*|me pega|me pego|me golpe* ! pego gripa|pego gripe|pego
    covid; @partner|@abuser|@toucher > on purpose|a proposito; me|nos|le + avienta|avento|tira|arrastro|apreto
    + cosas|platos|pared|pelo|cuello; tie|tied|chained|encerrad* + bed|candado; me tuvo|tienen + encerrad*;
    locks|locked her|locked me|encierra + closet|inside|bedroom|food; escondid*|hiding + bano|bathroom|closet;
    threw|throws + at me|at my head|us against|me against; @partner|@abuser + hands|grab*|squeez*|apret*|
    agarr* + my neck|her neck|my throat|her throat|cuello; scared of|afraid of|miedo de|le tengo miedo +
    @partner|roommate|my dad|my son ! needle*|dentist|dying|shots|doctors; @partner|@abuser > kill me|shoot
    me|finish me|find me|hurt me|kill us|burn the house|burn me|quebrar|matarme|me mata|mata a|kill the dog|va
    matar|going to kill|has a knife|tiene cuchillo ! note|si no|bill|himself|herself|myself|se va|system; kill
    me|shoot me & himself; @gun|knife|bate|cuchillo & @partner|he|she & at me|on me|on her|afuera|outside|
    boyfriend|wont let|amenaz*|me apunto|whipped ! himself; bruis*|moretones|marks|marcas|marcad*|handprint*|
    cigarette burn*|cigarro & court|invento|cord|cable|asilo|con su papa|dad did|wasnt me|from him|@byPartner|
    my man|por mi|novio|says she fell|he drinks|hiding|caregiver|caretaker|dads|boyfriend is; black eye|ojo
    morado|busted lip|split lip & from him|@partner|says she|se cayo|who did|another|neighbor`,
  assault: danger('assault')`@rape; drink|bebida + spiked|drugged|pusieron|algo; drugged + bar|party|date|
    club|antro; std|stds|plan b|pastilla|pruebas|sex|relaciones|date & against my will|a fuerza|didnt agree|
    didnt want it|no queria|obligaron|no paro; something happened|paso algo & party|fiesta|embarrassed|
    ashamed|verguenza|hombre; havent showered|no he banado & he|him|fue|no debo; blood|sangre + underwear|
    calzon* & @toucher|son|he|hijo; bruis*|lastimada + between legs|su parte; too far|dont know how|como
    decirlo|me da pena|wouldnt stop & @toucher|date|fiesta; clothes|ropa + bag|bolsa & attacked|guarde; let
    him|sleep with him & fire me|my pics; clientes|hombre|abajo & a fuerza; lo que me hizo; @toucher|@partner|
    someone|alguien|hombre|date + forced me|forced her|forced into|forceful|forzo|obligo; i froze & he|him;
    secret game|entre varios|me tocaba|wants sex; make*|made|oblig* + see guys|sleep with|have sex|hombres|
    customers; mete dedo & tio|le mete; massage + towel|hand where; messed with me & asleep; sex|sexual*|sexo|
    relaciones|hacerlo + @forced; @toucher|he|they|someone|stranger|alguien + @touches + me|her|him|la|lo|
    hermanita|belong|@privates ! in touch|le toca|my man; touch*|toco|tocaron|toca + my daughter|my son|my
    niece|mi hija|mi hijo|mi nina|mi nino|mi sobrina & he|boy|someone|alguien|tocaron|@partner|@toucher;
    touched me & wrong|weird; @partner + touches me; @partner + @touches + @privates; woke|desperte + naked|
    desnuda|clothes|pants off|underwear; told him no|told her stop|didnt say no|i was drunk|didnt want to|said
    stop|said no|digo que no|decia que no|no queria|gave in & did it|kept going|anyway|didnt stop|wouldnt
    stop|insistio|no paro|he didnt|still count; @toucher|@partner|he|they|someone|alguien + made me do it|made
    me do things|make me do|makes me do it|made me do stuff|did something to me|did stuff to|did to me|
    hicieron cosas|had sex|things to me|things to him|forced me|me oblig*; @toucher + my room|my bed ! covid`,
};
