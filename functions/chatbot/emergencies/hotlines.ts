import { type Danger, danger } from './texts.ts';

/** What leads to Poison Control, 988 and the hotlines against violence at home and sexual assault. A clinician has to read every change. */
export const hotlines: Readonly<Record<string, Danger>> = {
  overdose: danger('poison')`@took + @tooMuch + @pills|@drug|@thinner|pressure med* ! a day|time|@bite|still|
    can i| refill*; @manyPills & @pills|@drug; took them all|took all of them|doubled up; bottle|frasco &
    gone|open|abierto & @pills|@drug & @child|hes|he; agarro & pastilla* & tomo; tablespoon*|cucharada* &
    instead|vez; two|2|dos + patches; ate|comio & gumm*|brownie|weed & thc|edible*|heart|high; ate dogs &
    chew| pill|medicine; chew* & vitamins|packet; like candy|already gave| again|not knowing|missing| know how
    many| not sure how|se cuantas & @pills|@drug & @child|took|eating|comio ! still|refill*; took| thought|
    gave & ml|units & instead|wrong|but it was; took|snorted + sleeping pill| xanax|blues|something & wine|
    vodka| snoring|weird; @overdose ! proof|against|prevent|sober|old|training| screen*`,
  swallowedPoison: danger('poison')`into|bit + pod| pods; @harmful + face|mouth|boca|skin|arm|sprayed|fingers;
    wrong kid|someone elses & @pills|pill| patch; patch|parche & stuck|baby|kid & @drowsy; @swallowed|@took|
    @bite + @harmful|@toxic ! cat|dog; thought|thinking|pensando| instead|vez|mistake|accident*|equivo* &
    @swallowed|@took & @harmful|@toxic|bottle|botella|drops; @toxic + @child|@face|@airway|@limb|@vomit|
    @dizzy|@breath|cough*|@swelling|skin|nose ! dog|cat|sponge; @child|@baby & @swallowed|@bite + @plants|
    weed|vodka; @child|@baby|he|she & got into|got my|hold of|found|@swallowed + @pills|@drug|@harmful !
    @fever|wont; @swallowed|@bite|picked + @plants & wild|yard| bush|cramp*|dinner|@vomit|puk*|mt`,
  gas: danger('911', 'gas')`@gas; heater|furnace|generat*|grill|anafre|garage & @headache|@dizzy| @vomit`,
  fumes: danger('poison', 'gas')`mix*|mezcl* & clean*|tub|toilet|limpi*; broke & @toxic; fumig*|@toxic &
    tiembl*|went back|all day|@dizzy|@vomit|@headache; @mixed + @harmful|@toxic| chemical*`,
  chemicalInEye: danger('poison', 'rinse')`@toxic & eye|ojo*|face; @eye|eyedrops + @harmful|@toxic|sap|
    squirted|mistake|accident|equivo*|en vez|thinking it`,
  suicide: danger('988')`cut|cutting|burn*|quemo|lastimo|hitting|bang*|scratch*|blade + my|myself|herself|
    himself|mismo|brazos & feel|siento|upset|mad at|punish*|until it stops|the thoughts|crazy; cut|slit|corto
    + wrist*|venas; reason to wake|reason to go|reason to live|see a reason; voice*|voces + tell*|dicen; done
    tired|go dark|is her last night|is my last night|planned how|a ghost|make 18; desert & not come back; put
    me sleep & dogs|forever; find me|find him & garage|body; si me|mejor + me mato|se mata; going do it|voy
    hacer & tonight|hoy & nobody|despedi*; be with her|be with him & died; cry*|lost|gambled|jump|aventarme &
    roof|balcony|bridge|overpass|parking; wont be here|wont be around; @suicide ! @notHarm| playing|lifting|
    training|squad; @noLife ! wait*; myself|himself|herself + hurt|cut| burn* & purpose| thoughts|urge !
    @notHarm; @noWake & sleep|asleep|want|wish|hope|pills|quisiera ! times| night; goodbye*| despid* + text*|
    note| say*|said|posted|letter*|todos; gave|giving|regal* + away| cosas & his| her| stuff ! info*; @pills|
    @drug|bottle + counted|lined up|saving|staring|looking at|front of me|in my hand|mano|would it take| would
    do it; taking them all| take all my; standing|sit|looking down + overpass|bridge| ledge| roof| garage|
    balcony; driving|crashing|steer*|letting go|soltar + wall|tree| wheel|median|off the road|my car| volante
    & think*|thought*|want|urge|pienso; razor*|blades|cuts|lines + found|arm|arms|thighs ! red`,
  gunAtHome: danger('988')`@gun ! @hits|at me|on me|nail|spray|paint|glue|bring|policy|staple|outside`,
  harmOther: danger('988')`want to|wanting to|feel like|thoughts|think* about|im going to|scared i|scared ill|
    ganas de|coraje|ideas| pictur*|pensami* + @harms ! @notHarm; snap|shoot|demon & @child|school|people`,
  violence: danger('violence')`@unsafe; @partner|@abuser + @hits ! ball|door|bug|toddler|@fall|playing|doctor|
    accident*|heart|race; @partner|dad|papa + @hitsHer; @partner|@abuser + @traps; me quiso + ahorcar|matar;
    breaking|kicking|tumbando + door; punch* + wall; breaks stuff|smashes her; pillow + my face; call|calls|
    echar + ice|immigration|migra; @partner|@abuser + strangled|estrangulo|ahorco; ex + me sigue|siguiendo|
    follow*|waits|me espera|outside|afuera|showing up|se mete; without|finding out + him|husband|boyfriend|
    pareja + knowing|know|entere; gets beat|beat up; next door|neighbor|vecin* & screams|bruised|golpe*;
    @abuser|they + me grita|takes my check|takes my social|takes grandpas|dont feed; me|nos + avienta|avento|
    arrastro|apreto + cosas|platos|pared|pelo|cuello; tie|tied|chained|encerrad* + bed|candado; me tuvo +
    encerrad*; locks + closet|inside; escondid*|hiding + bano|bathroom|closet; threw|throws + at me|at my
    head|us against; pegandole|golpeandola; pegando|golpea|golpeando + hermana|mujer|mama; slammed + on it &
    he; @partner|@abuser + hands|grab*|squeez*|apret* + my neck|her neck|my throat|her throat| cuello; scared
    of| afraid of|miedo de|le tengo miedo + @partner ! needle*|dentist|dying| heights|shots|doctors|losing;
    @partner|he|hes|hell|shes|shell + kill|finish| quebrar|mata|matar|burn|find + me|her|us|house ! sees|bill|
    himself; @partner & shoot me; @gun|knife|bate| cuchillo & @partner|he|she & at me|on me|afuera|outside|
    hurt|wont let ! himself; bruise*|moretones|black eye|ojo morado|busted lip|split lip & from my|from him|
    por mi|marido|novio|my man|partner|pareja|says she|he drinks|who did|hiding|caregiver| again`,
  assault: danger('assault')`@rape ! bill*|cobran; drink|bebida + spiked|drugged|pusieron; drugged + bar|
    party|date|antro; algo + bebida; guy|man|someone|alguien|hombre|boss|date|driver + forced| forzo|obligo|
    attacked me|did something; wouldnt get off|i froze|ripped clothes; massage + down there|towel; secret
    game|entre varios|abusaron de mi|me tocaba|was molested|me violaron|wants sex; make*| made|oblig* + see
    guys|sleep with|sexual*|hombres|customers|clients; naked|pics + touching|taking; after|clothes + it
    happened| that night & shower|bag; sex|sexual*|sexo|relaciones|hacerlo + @forced ! pregnan*|baby; @toucher
    + @touches + me|her|him|la|lo|daughter|son|herman*|belong|@privates ! in touch| mordio; he|man & @touches
    + @privates ! itch*|rash|pain|hurts; woke|desperte + naked|desnuda| clothes| sore|pants off; told him no|
    said no|said stop|le digo que no|no queria|gave in & he|anyway|didnt| insistio; kept telling him;
    @toucher|@partner|he|they + made me do|did something to me|did to me|hicieron cosas|had sex|makes me do
    it|things to me|forced me|me oblig* ! work|test; @toucher + my room| her room|my bed`,
};
