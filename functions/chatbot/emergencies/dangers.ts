import { hotlines } from './hotlines.ts';
import { type Danger, danger } from './texts.ts';

/**
 * Combinations of signs that are too dangerous for an urgent care clinic. When in doubt, keep a combination: a needless
 * call costs only a moment. A clinician has to read every change; infra/guide/chat.md lists the public sources.
 */
export const dangers: Readonly<Record<string, Danger>> = {
  ...hotlines,
  heart: danger('911')`@emergencyNow|@onlyHelp; @chest|@heart + @pain|@tight; elephant|elefante|truck on me;
    @heart & @sweat|@weak|@dizzy|@breath|@vomit; @heart + @racing & hour*|cant|wont; @pulseHigh|@oxygenLow|
    @sugarLow|@maimed|@under; @pulseLow|@bpLow & @dizzy|@weak|@breath|@fever; @jaw|@arm|shoulder|@back|@belly
    + @pain|@tight|@numb & @sweat|@pale; @jaw|indigestion|heartburn|agruras & @arm|@sweat|@breath; @jaw +
    @pain & @nausea; left arm|brazo izquierdo + @pain|@tight ! gym|fell|vaccine; @pale & @sweat|@weak|@old|
    cold; pacemaker|defibrillator + shock*|off; ripp*|tearing|tore + @chest|@back`,
  brain: danger('911')`como nunca & cabeza; low|baja + sugar|azucar & tembl*|shak*; stopped sweating|not
    sweating|no suda|no sudo|dejo sudar; terminar|finish + hablar|sentence|talking; @stroke; @face|eye +
    @droop; @weak|@numb + @oneSide|@face; @weak + @arm|@leg|@hand|@foot; @numb + @arm|@leg ! asleep|carpal|
    sleep|dormia; @sudden & walk*|balance|@weak|@numb|@vision|@headache; worst|peor|thunder*|sudden* +
    @headache|@head; @headache & @confused|@numb|@stiff & @fever|@vomit|@confused|@numb; @vision + one eye|
    left eye|right eye|un ojo|woke|went|half|un lado|shade|gone; @unresponsive; @faint|@seizure|@delirious;
    @confused & @relative|@child|@old|@fever|@hit|@heat|@sudden|@vomit|@drowsy; @limp & @child|@fever ! leg|
    walk*|@foot; @diabetic & @confused|@sweat|@drowsy|@weak; @bpCrisis & @headache|@head|@chest|@vision|@numb|
    @weak|@confused|@breath|@pregnant|@vomit; @sugarVeryHigh & @vomit|@confused|@breath|@drowsy; @drugs &
    @chest|@breath|@confused|hot|cold|shak*|@vomit|@racing|@blue; quit drinking|havent drank|withdrawal*|
    abstinencia|toma mucho & shak*|seeing|ve cosas|@sweat|tembl*|@confused|@vomit`,
  breathing: danger('911')`@inhaler & no sirve|no hace|no ayuda|nada|not help*|isnt help*|doing nothing|doesnt
    work|not work*|isnt work*; hunde*|suck*|pull* + costill*|ribs; pool|lake|tub|alberca|piscina|tina|water &
    pulled|under|sacaron|sacamos|saco|@fall & @breath|cough*|tos*|@drowsy|@blue; @notBreathing ! snore|my
    sleep|my nose|stuffy|por la nariz; @breath + @trouble ! bad breath|mal aliento|nose|nariz; @blue +
    @airway|finger*|nails|unas|@child ! eyes|bruise*|moret*|jammed; @inhaler|@wheeze & times|helping|working|
    nothing|ayuda|still|@severe|cant stop|attack|ataque ! pharmacy; grab*|clutch* + @throat|@neck; @choking !
    cpr|defense|bills|schedule; @child & grunt*; wheez*|chifl* & ran out|out of|empty|no inhaler|se acabo;
    @child|croup & noise|sound|ruido + @trouble; @drool & @throat|voice|lean*|@fever|@swelling ! teeth*;
    @drool & stuck|atorad*; stuck|lodged|caught|atorad*|atoro + @throat ! feels like`,
  allergy: danger('911', 'allergy')`@airway + @swelling|closing|thick*|gord*|huge|fat|too big|smaller|
    cerrando|tight ! @tooth|gland*|cold sore; @allergic & @swelling + @eye; severe|bad + allergic reaction;
    @allergic|@hives & @drool|@vomit|@dizzy|@wheeze|voice|hoarse|@throat|@tight|@faint; @anaphylaxis; epipen|
    epi + use*|did|gave|ago ! refill*; stung|bees|picaron + many|swarm|killer|times|muchas`,
  injury: danger('911')`hit|golpe* + @head & bat|pipe|hammer|bate; dove|dive|diving & @weak|@numb|@neck;
    electric*|volts & @burn|shock*; @hotThing & pulled|on himself|on herself & @child; @pregnant & @bleeding !
    spotting; @hit & @drowsy|@vomit|pupil*|raccoon; @head & @hit & @severe|@vision; clear|watery + ear|nose|
    oido & @hit|@crash; @neck|@back & @hit|@crash & @numb|@weak; @fall + roof|ladder|balcony|story|second
    floor|cliff|scaffold*|stair*|techo|azotea|escalera*|piso|andamio; @crash & @pain|@neck|@head|@pale|
    @bleeding|@pregnant|cold ! days ago|weeks ago|last week|last month; @shot ! my shot|the shot|a shot|flu;
    knife|blade|cuchillo|nail|screwdriver|rebar + @belly|@chest|@neck|stuck|clavado|still in|went in|knee;
    crush*|caught|stuck|slammed & @numb|cold|@blue|hard|flat|frio*|hang*; @hit + @belly & @pain|@pale|hard;
    @burn & @head|@face|@neck|@chest|@groin|whole|all over|peel*|cuerpo|voice ! @urine|sunburn*; @hotThing &
    spill*|tip*|pour*|fell|went|over|callo|cayo|blister* & @child|@face|@chest|all over; fryer|boiling +
    tipped|spilled; shook + @baby|@babyAge; caught fire|was in a fire|flames; miscarr* & having|bleeding; blew
    up|explo*|smoke inhalation|inhaled smoke|house fire|third degree|3 rd degree|chemical burn|broken neck;
    broke + neck; herida + hueso; picaron + cuchillo; wire|power line|outlet|corriente|enchufe & shock*|dedos|
    touch*|toque|stuck|thrown; @stiff & @neck|light*|luz & @fever|@vomit; @purple ! @hit; soft spot|mollera &
    sunk*|@fever|@swelling|abultad*|hundid*; @fever & blotchy|@drowsy|cold skin|@pale; tampon & @fever|rash|
    @dizzy|@vomit; @heat & @vomit & @dizzy|hot|@fever|@headache|@weak; @heat|hot & skin dry; left|locked|
    forgot|encerrado|hot|quedo|dejaron|dejo|cerrado + car|carro & @child; baby in car; hot + car|carro ! dog|
    cat|perro|chihuahua|keys|wallet; @labor; cord|rope* + hanging|coming; @pregnant|fuente & hanging|pushing|
    cabeza; @bleeding + @heavy|severe ! hemorrhoid*|period; squirt*|spurt* & @limb|@bleeding|cut; cut|gash|
    wound|cortada|herida & @heavy & towel*|stop*; @bleeding|@blackStool & @dizzy|@weak|@pale|@drowsy|cold|
    @sweat; @vomit|cough*|spit*|swallow*|tos*|escup* + @bleeding; @vomit + coffee|cafe; bleeding + again|its
    back ! nose*|period*|gums; pad*|toallas + soak*|hour|hora|empap*|min`,
  part: danger('911', 'part')`chopped|cut|sliced|bit + tip|finger|toe|thumb + off; @cutOff & @limb|tip|ear|
    skin|are gone ! hair|nail|sleep; table saw|chainsaw|lawn mower|grinder|machete|sierra & @limb|@face`,
  snake: danger('911', 'snake')`@snake + @bite|got|@limb; gila monster|black widow|viuda negra|brown recluse`,
  sting: danger('911', 'sting')`@scorpion & @child|@stroke|@airway|@drool|@eye|@breath|@numb`,
  bp: danger('er', 'bp')`@bpCrisis`,
  sugar: danger('er', 'sugar')`@sugarVeryHigh; @diabetic|gallons|thirst* & @vomit|fruity|keton*|polish|fruta`,
  newborn: danger('er', 'baby')`@newbornAge & @fever|@feverTemp|hot|warm`,
  baby: danger('er', 'baby')`@baby & @fever|@feverTemp ! @childAge`,
  hot: danger('er', 'hot')`@highTemp & @fever|@child; @lowTemp & @fever|@baby|cold`,
  thinner: danger('er', 'thinner')`@thinner & @head|@hit|bruise*|bleed*`,
  clot: danger('er', 'clot')`@leg|@arm + @swelling|huge & one|un lado|nomas|sola|@clotRisk|twice|warm|hot|red|
    caliente|roja|calf|@blue ! both|twisted|@bite; calf|pantorrilla + @swelling|caliente|@pain|@tight &
    @clotRisk|hot|red|warm|roja; @clot ! test|dimer`,
  testicle: danger('er', 'testicle')`@testicle & @pain|@swelling|twist*|@vomit|@sudden|cry*|size`,
  swallowed: danger('er', 'swallowed')`@swallowed|@choking|gag* + @object; batter*|magnet*|pila*|iman* + nose|
    nariz|ear|oido|missing|gone|stuck`,
  belly: danger('er')`appendi*|apendi* ! removed|out|operaron|back in; ectopic; missed period|late period &
    @pain + side|sharp; kidney stone*|rinon|gallbladder & @fever|@feverTemp|@chills|@vomit; @noUrine & @vomit|
    @dizzy; @pregnant & cada & min|minutes|minutos; @belly + @severe|hard|rigid|tabla|drum|dura|@swelling|
    @sudden ! cramps|period|constip*; @rightSide & @pain|@fever|@vomit ! ear|@head|@back; @belly & right|
    derecha|jump*|hop*|brincar & @pain|moved; @belly & @pain & through|@back|@fever & @vomit; @yellow + @eye|
    skin|piel|@baby ! snot|mucus|poop; @vomit|spitting|shoots + green|verde|bile|brown|projectile|milk; poop*|
    bowel|gas|obrar & @vomit & days|cant|dias; @blackStool; poop*|stool|popo|diaper|panal + @bleeding &
    @heavy|@child; @vomit|diarrhea|diarrea & @noUrine|not even water|@weak|days & cant|keep|@pregnant; @child
    & @noUrine; @baby & @notFeeding & @drowsy; @newbornAge & @vomit|@notFeeding|@drowsy|cold|@yellow|@breath;
    @flank|@back & @pain & @fever|@feverTemp|@chills ! @throat|cough*|flu|aches|cold; cola|coke|brown|cafe|
    syrup + @urine; @cantPee; @flank|stone|gallbladder|gallstone*|piedra + @pain & @vomit|@severe|wont; hard
    for & hour* & pill; viagra|cialis|erection|ereccion|blue pill|junk & hour*|horas|up|down; @back &
    @incontinent|@numb|@weak; @groin + @numb; lump|bulge|hernia|bola & push|purple|hard|@vomit|morada; @eye +
    @eyeObject; @eye & @vision & @pain|@vomit|@hit|flash*|floater*|curtain|cortina; @eye & @severe|@hit &
    @bleeding|@swelling|@vomit; @eye|@face|jaw + @swelling & @fever|cerrado`,
  skin: danger('er')`@pulseLow; flesh|toe|finger + black; flashes|floaters|curtain & new|floaters; hiv|vih +
    expos*; stepped on|poked|stuck|pinche|stick + needle|aguja; foreskin|prepucio & stuck|@swelling|cant;
    @eyeObject|welding & @eye & went|flew|entered|blurry; spread* & red*|@fever|infect*|cut; streak*|linea
    roja|red line; skin|piel|sore|rash & purple|black|peel*|blister* & @pain|@fever|spread*|mouth|eyes !
    sunburn*; @limb|cut|bite + @swelling|red|pus & @fever|@chills ! gout; @tooth|@throat|jaw & @swelling|@pain
    & @drool|@neck|tongue|cant open; @limb & cold|frio*|@blue|white & color|cast|@numb|@hit|knee|dislocat*|
    crush*|@pain ! a cold|bruise*; finger|thumb|dedo|palm & cant bend|cant straighten|cant move|hang* & cut|
    glass|knife|@bite; @diabetic & @foot & black|red|smell*|sore|@swelling|llaga|huele; @thinner & bleeding|
    ooz*|sangr*; @limb & crooked|bent|chuec* ! jammed; @immune & @fever|@feverTemp|@chills|@pain|missed|
    @bleeding|@confused; @surgery & @fever|@feverTemp|pus|ooz*|open*|@bleeding|@chills|@swelling|@vomit|
    yellow; @burn|steam & black|acid*|bad|badly|deep|grave|whole|both|all over|way around|toda|white|blanca|
    peel* ! sun|sol|sunburn*; firework*|cohete*|bottle rocket; bat|raccoon|murcielago & @bite|room|cuarto|
    bedroom; dog|cat|perro|pit|raccoon & @bite|got|ripped & @face|@eye|@neck|torn|deep|lip|ear; @old & @fall;
    @baby|@babyAge & @hit & @head|bed|cama|stairs|couch; @limb & @fever|@feverTemp & @swelling|weight|walk*`,
  pregnancy: danger('er')`@pregnant|@postpartum & @headache|@swelling & @hand|@face|@bpRaised|wont; @pregnant|
    @postpartum & @bpSevereInPregnancy|@vision|@severe|@hit|@crash|every; @pregnant & @bleeding|soak*|gush*|
    side|sharp|shoulder; @pregnant & @vomit & keep|anything|water; @postpartum & @fever|@feverTemp|@chills|
    smell*|pus|@headache|@swelling|@breath|@leg; water broke|leaking fluid|rompio fuente|revento fuente;
    @pregnant & @belly + @pain; @pregnant & high|alta + presion|blood pressure; miscarr*|aborto espontaneo|
    perdiendo el bebe; @noMovement & @pregnant|baby|bebe|kicks`,
};
