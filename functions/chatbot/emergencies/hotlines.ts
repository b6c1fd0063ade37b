import { type Danger, danger } from './texts.ts';

/** What leads to Poison Control, 988 and the hotlines against violence at home and sexual assault. A clinician has to read every change. */
export const hotlines: Readonly<Record<string, Danger>> = {
  overdose: danger('poison')`@took + @tooMuch + @pills|@drug|pressure med* ! a day|time|@bite|still|can i|
    refill*; @manyPills & @pills|@drug; took them all|took all of them|doubled up; like candy|already gave|
    again|not knowing|missing|know how many|not sure how|se cuantas & @pills|@drug & @child|took|eating|comio
    ! still|refill*; took|thought|gave & ml|units & instead|wrong|but it was; took|snorted + sleeping pill|
    xanax|blues|something & wine|vodka|snoring|weird; @overdose ! proof|against|prevent|sober|old|training`,
  swallowedPoison: danger('poison')`@child|@baby & tomo|comio|trago|agarro & @pills|pastillas; into|bit + pod|
    pods; @harmful|acid|hydrofluoric + face|skin|sprayed|fingers; wrong kid|someone elses & @pills|pill|patch;
    patch|parche & stuck|baby|kid & @drowsy; @swallowed + @harmful ! cat|dog; @child|@baby & @swallowed|bit +
    @harmful|@plants|weed|vodka; @harmful + mouth|boca; @child|@baby|he|she & got into|got my|hold of|found|
    agarro|ate|swallow*|trago + @pills|@drug ! @fever|wont; @swallowed|picked + @plants & wild|yard|bush`,
  gas: danger('911', 'gas')`@gas ! test|price; huele + gas; alarm|furnace|heater|generator|boiler & @headache|
    @dizzy|@vomit|headachy`,
  fumes: danger('poison', 'gas')`mixed|mezcle|mezclo & clean*|tub|toilet|limpi*; @mixed + @harmful|chemical* !
    rash|itch*|pica`,
  chemicalInEye: danger('poison', 'rinse')`acid + eye|face; @eye|eyedrops + @harmful|cactus|by mistake|
    thinking it ! glued`,
  suicide: danger('988')`cut|cutting|burn + my|myself & feel better|feel something; reason to wake|reason to
    live|see a reason; voice|voices|voces + tell*|dicen; done tired|go dark; be with her|be with him & lost|
    died; cry*|lost|gambled & roof|balcony|bridge|overpass; wont be here|wont be around; @suicide ! @notHarm|
    playing|lifting; @noLife ! wait*; myself|himself|herself + hurt|cut|burn* & purpose|thoughts|urge !
    @notHarm; @noWake & sleep|asleep|want|wish|hope|pills|quisiera ! times; goodbye*|bye|despid* + text*|note|
    say*|said|posted|letter*|todos; gave|giving|regal* + away|cosas & his|her|stuff|mis|xbox ! info*; @pills|
    @drug|bottle + counted|lined up|saving|staring|looking at|front of me|mano|would it take; taking them all|
    take all my; standing|sit|looking down + overpass|bridge|ledge|roof|garage|balcony; driving|crashing|
    letting go + wall|tree|wheel|my car & think*|thought*|want; razor*|blades|cuts|lines + found|arm|arms|
    wrists|thighs|locked ! red|spread*|cat|shoulder*`,
  gunAtHome: danger('988')`@gun ! @hits|ex|at me|nail|spray|paint|glue|bring|policy|staple|range|outside|
    permit|preguntar`,
  harmOther: danger('988')`want to|feel like|thoughts|think* about|im going to|scared i|ganas de|ideas|
    pictur*|voices|voces|pensami* + @harms ! @notHarm; snap|shoot|demon|evil|not hers & @baby|kids|school`,
  violence: danger('violence')`@partner|@abuser + strangled|choked me|estrangulo|ahorco; ex & me sigue|follows
    me|waits outside|me espera|afuera de mi casa; ninera|nanny|babysitter|daycare|guarderia + pega|hits|hit|
    moretones|bruises|hurt; without|finding out + him|husband|boyfriend|pareja + knowing|know|entere; gets
    beat|beat up; grown son|mi hijo de + shoves|pushes|empuja|grita|takes; pegandole|golpeandola; punches the
    wall|breaks stuff; slammed + on it & he; @partner|@abuser + @hits ! ball|door|bug|toddler|@fall|playing|
    doctor; @partner|dad|papa + @hitsHer; @partner|@abuser + hands|grab*|squeez*|apret* + my neck|throat|
    cuello; @partner|@abuser + @traps; scared of|afraid of|miedo de|le tengo miedo + @partner ! needle*|
    dentist|dying|heights|shots|doctors|losing; @unsafe; @partner|he|hes|shes + kill|finish|quebrar|mata|
    matar|burn + me|her|us|house ! sees|bill|himself; @gun|knife|bate|cuchillo & @partner|he|she & at me|
    afuera|outside|hurt ! himself; bruise*|moretones|black eye|busted lip & my man|partner|bf|pareja|he
    drinks|hiding|caregiver|again; following me|siguiendo & ex|he`,
  assault: danger('assault')`drink|bebida + spiked|drugged|pusieron; drugged + bar|party|date|club|antro; algo
    + bebida; guy|man|someone|senor|alguien|hombre|boss|date|driver + forced|forzo|obligo|attacked me|did
    something ! work a; kept telling him|wouldnt get off|i froze|ripped clothes; secret game; naked|pics +
    touching|taking; after|clothes + it happened|that night & shower|bag; @rape ! bill*|cobran; sex|sexual*|
    sexo|relaciones|hacerlo + @forced ! pregnan*|baby; @toucher + @touches + me|her|him|la|daughter|son|
    hermanita|@privates ! in touch|hand|mordio; grandpa|he|man & @touches + @privates ! itch*|rash|pain|hurts;
    woke|desperte + naked|desnuda|clothes|sore; said no|said stop|telling him stop|le digo que no & he|anyway|
    didnt; @toucher|he|they + made me do|did something to me|things to me|forced me|me obligo ! work|test;
    @toucher + my room|her room|my bed`,
};
