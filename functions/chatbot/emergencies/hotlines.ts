import { type Danger, danger } from './texts.ts';

/** What leads to Poison Control, 988 and the hotlines against violence at home and sexual assault. A clinician has to read every change. */
export const hotlines: Readonly<Record<string, Danger>> = {
  overdose: danger('poison')`@took + @tooMuch + @pills|@drug|@thinner|pressure med* ! a day|pharmacy; @took|
    used|taking + husbands|wifes|moms|dads|dogs|somebody elses|grandmas + pills|pill|insulin|medications|
    adderall|xanax; poison control|gave narcan|used narcan ! poster; doble dosis|double dose & di|gave|took|
    puse; @manyPills & @pills|@drug; agarro & pastilla* & tomo; took + twice|em again|them again & @pills|
    @drug ! a day; i gave|we gave & already gave; adult + gave & @child; took them all|took all of them|
    doubled up; bottle|frasco & gone|open|abierto & @pills|@drug & @child|hes|he; empty & @drug & @child &
    floor|found; @took + @pills|@drug & @suicide|@noLife; tablespoon*|cucharada* & instead|vez; nicotine|
    fentanyl + patch* & two|2|dos|stuck|slept; ate|comio & gumm*|brownie|weed & thc|edible*|@racing|crazy|
    high; ate dogs & chew|pill|medicine; chew* & vitamins|packet; like candy|gave again|not knowing|missing|
    know how many|not sure how|se cuantas & @pills|@drug & @child|took|eating|comio ! refill*; took|thought|
    gave & ml|units & instead|wrong|but it was; took|snorted + sleeping pill|xanax|blues & wine|vodka|snoring;
    @overdose ! proof|against|prevent|training|screen*|sun poisoning|blood poisoning; fent*|heroin + laced|
    took|snorted`,
  swallowedPoison: danger('poison')`into|bit|mordio + pod|pods|capsula; he|she & got into + grandmas|my &
    @pills|@drug; @swallowed|@bite|mouthful* + @harmful|@toxic; thought|thinking|pensando|by mistake|equivo* &
    @swallowed|@took & @harmful|@toxic; @toxic + @child|@face|@airway|@limb|@vomit|@dizzy|@breath|cough*|
    @swelling|skin|nose|inhaled ! sponge|at the pool|swimming; bug spray|@harmful + sprayed|in mouth|la boca;
    @child & @swallowed|@bite + @plants|weed|vodka|alcohol; @child & got my|hold of|@swallowed + @pills|@drug|
    @harmful ! wont; @swallowed|@bite|picked + @plants & wild|yard|bush|grass|cramp*|dinner|@vomit|mt`,
  gas: danger('911', 'gas')`@gas; smell* + rotten eggs|rotten egg ! burp*; heater|furnace|generat*|
    anafre|grill inside|garage|alarm & @headache|@dizzy ! opener`,
  chemicalInEye: danger('poison', 'rinse')`@eye|eyedrops + @harmful|@toxic|chemical*|quimico*|acid|thinner|
    mace|pegamento|bug spray|sprayed|sap|squirted|ear drops|gotas del oido|equivo*|en vez|thinking it|by
    mistake ! glued|at the pool|swimming`,
  fumes: danger('poison', 'gas')`mix*|mezcl* & clean*|tub|toilet|limpi*; broke & thermometer|@toxic; pepper
    spray|oven cleaner + face|arm|eyes|car; fumig*|fumes|@toxic & tiembl*|went back|all day|@dizzy|@vomit|
    @headache; @mixed + @harmful|@toxic|chemical* ! rash`,
  suicide: danger('988')`cut|cutting|burn*|quemo|corto|lastimo|hitting|bang*|scratch*|blade + my skin|my head|
    myself|herself|himself|mismo|misma|my arms|my thighs|brazos & feel better|feel something|when|cuando|
    siento|upset|mad|punish*|until it stops|the thoughts|crazy; cut|slit|corto|corte + wrist*|venas; reason to
    wake|reason to go|reason to live|see a reason; voices|voces + tell*|dicen; is her last night|is my last
    night|planned how|going jump; cant go on ! @day; desert & not come back; put me sleep & dogs; find me|find
    him & body|in the garage; mejor|deportan + me mato|se mata; going do it|voy hacer & tonight|hoy & nobody|
    despedi*; be with her|be with him|ir con ella|ir con el & lost|died|murio|fallecio ! card|visit; cry*|
    lost|gambled & roof|balcony|bridge|overpass; jump|aventarme + roof|balcony|bridge|overpass|parking|puente;
    wont be + here|around + anymore|longer; @suicide ! playing|training form|suicide squad; @noLife !
    background|living with|antibiotics|insurance|seguro|time off|muela|oido|ear|tooth|vacation|espalda|tos|
    parking; myself|himself|herself + hurt|cut|burn* & purpose|thoughts|urge ! @notHarm; @noWake & sleep|
    asleep|want|wish|hope|pills|quisiera ! times|night; goodbye*|despid* + text*|note|say*|said|posted|
    letter*|todos ! acne; insurance money & worth|better off|family; wrote letters & kids|each|everyone; gave|
    giving|regal* + away|cosas & his stuff|her stuff|all|everything|mis|sus|todas ! free|appointment; @pills|
    @drug|bottle + counted|lined up|saving|staring|looking at|front of me|in my hand|en la mano|would it take|
    would do it ! refill*|label; taking them all|take all my; standing|sit|looking down + overpass|bridge|
    ledge|roof|garage|balcony; driving|crashing|steer*|letting go|soltar + wall|tree|wheel|median|off the
    road|volante & think*|thought*|want|urge|pienso; blade*|cuts|lines + found|arm*|thighs ! red|fall*|
    shoulder`,
  gunAtHome: danger(
    '988',
  )`@gun ! nail|spray|paint|glue|bring|policy|staple|range|nerf|thermometer|robbed|held`,
  harmOther: danger('988')`want to|wanting to|quiero|feel like|thoughts|think* about|im going to|scared ill|
    scared im|might|ganas de|ideas|pictur*|pensami*|dice que va|diciendo > @harms ! @notHarm; shoot + school|
    people; people out with me; demon|evil|not hers & @baby`,
  attack: danger('911')`someone|man|guy|they|hombre > gun|knife|kill me|shot|shooting|attacked me & me|us|my|
    outside|afuera|clinic|here ! @partner; active shooter|being attacked|was attacked|gunpoint|mugged|got jumped|jumped
    me|kidnap*|held against my will|me asaltaron|human trafficking; someone + following me|broke into; hombre
    + me sigue; breaking|kicking|tumbando + my house|door|la puerta & he|hes|someone|they|esta`,
  violence: danger('violence')`@unsafe; get away from + @partner; staff|aide > hit my|hits my|slapped my;
    someone + hurt my; @partner|@abuser + @pega ! pego gripa|pego gripe|pego tos|pego puerta|pego pelota;
    @partner|@abuser > @hits ! soccer game|at the dentist|in a race|on the 215; golpeando + ahora|ayud*; me
    pego|me golpeo|me pega|pegando + @partner|hermano|papa|padrastro|hijo ! pego gripa|pego gripe|pego tos;
    pegando|golpea|golpeando + hermana|mujer|mama; getting hit|gets hit|hurt by + @partner|dad; @partner|he|
    not allowed > @traps; me quiso + ahorcar|matar; holes in the wall|punched the wall|punches walls|breaks
    stuff|smashes her; pillow + my face; call ice|call immigration|llamar migra; ex + me sigue|siguiendo|
    follows me|following|me espera|outside|afuera|showing up|shows up|se mete; gets beat|beat up; flinch* &
    husband|man|boyfriend; babysitter|daycare|nanny|ninera|guarderia + hit|hurt|pega|moretones|bruises; next
    door|neighbor|vecin* & screams|bruised|beating|golpea|golpeando|gritos|hitting; @abuser > me grita|me
    quita|takes my check|takes my social|takes grandpas|dont feed|doesnt feed; son|hijo|nephew + shoves|hits
    me|punches me|takes my check|takes my social|me grita|me avento; me|nos + avienta|avento|arrastro|apreto +
    cosas|platos|pared|pelo|cuello; tie|tied|chained|encerrad* + bed|candado; me tuvo + encerrad*; locks +
    closet|inside; escondid*|hiding + bano|bathroom|closet; threw|throws + at me|at my head|us against|me
    against; @partner|@abuser + hands|grab*|squeez*|apret* + my neck|her neck|my throat|her throat|cuello;
    scared of|afraid of|miedo de|le tengo miedo + @partner ! needle*|dentist|dying|heights|shots|doctors|
    losing; @partner|@abuser > kill me|shoot me|finish me|find me|hurt me|kill us|burn the house|burn me|
    quebrar|matarme|me mata|mata a|kill the dog|va matar|going to kill|has a knife|tiene cuchillo ! sees|bill|
    himself|herself|myself|se va|system; kill me|shoot me & himself; @partner & shoot me; @gun|knife|bate|cuchillo & @partner|he|she & at
    me|on me|afuera|outside|boyfriend|wont let|amenaz* ! himself; bruise*|moretones & from him|my man|por mi|
    novio|says she fell|he drinks|hiding|caregiver|dads|boyfriend is|patadas|novio|from my boyfriend|from my
    husband; black eye|ojo morado|busted lip|split lip & from him|marido|novio|boyfriend|girlfriend|husband|
    wife|pareja|says she|who did|my man|another`,
  assault: danger('assault')`@rape; drink|bebida + spiked|drugged|pusieron; drugged + bar|party|date|club|
    antro; algo + bebida; guy|man|someone|alguien|hombre|boss|date|driver + forced|forzo|obligo|did something
    to me; i froze & he|him; secret game|entre varios|abusaron de mi|me tocaba|was molested|me violaron|wants
    sex; make*|made|oblig* + see guys|sleep with|have sex|do sexual|hombres|customers|clients; mete dedo &
    tio|le mete; massage + down there|towel; papa + me toca; vecino|tio + toco; naked + pics|touching|taking;
    sex|sexual*|sexo|relaciones|hacerlo + @forced; @toucher|he|they + @touches + me|her|him|la|lo|hermanita|
    belong|@privates ! in touch|mordio|touch base; touch*|toco|tocaron|toca + my daughter|my son|my niece|mi
    hija|mi hijo & he|someone|uncle|tio|man|tocaron|padrastro; woke|desperte + naked|desnuda|clothes|pants
    off|underwear; told him no|said stop|said no|le digo que no|no queria|gave in & did it|kept going|anyway|
    didnt stop|wouldnt stop|insistio|no paro|he didnt|no le importa; @toucher|@partner|he|they + made me do
    it|made me do things|make me do|makes me do it|made me do stuff|did something to me|did to me|hicieron
    cosas|had sex|things to me|things to him|forced me|me oblig* ! paperwork; @toucher + into my room|in my
    room|my bed ! covid`,
};
