import { harm } from './harm.ts';

/** Concepts for who is affected. */
const people = `
  baby: baby babies infant* newborn* (month week)_old* / bebe* bb recien_nacid*; child: child* babies kid(s)
  kiddo toddler* son daughter* boy girl* grandson* nephew* niece* twin* teen* (lil little)_one baby* infant*
  newborn* youngest / hijo* hija* nino* nina nene nena niet* sobrin* bebe* menor*; old: grand(m p)* elderly /
  abuel* ancian*; pregnant: pregnan* preg preggo due_in weeks_along positive_test / embarazo embarazad*;
  postpartum: postpartum gave_birth c_section delivered had_baby miscarr* abortion / parto cesarea di(o)_luz;
  relative: mom(s) dad(s) husband wife he(s) she(s) him friend someone / mama papa espos* marido;`;

/** Concepts for parts of the body. */
const places = `
  chest: chest* breastbone / pecho; heart: heart pulse afib / corazon pulso; jaw: jaw / mandibula quijada;
  head: head skull forehead / cabeza frente; face: face smile cheek* mouth / cara boca; airway: throat tongue
  lip lips face mouth / garganta lengua labio* cara; throat: throat* tonsil* / garganta anginas; neck: neck /
  cuello; eye: eye(s) eyelid* vision / ojo(s); ear: ear(s) / oido* oreja*; arm: arm(s) / brazo*; hand: hand(s)
  finger* thumb* palm / mano* dedo*; leg: leg(s) thigh* shin* calf / pierna* pantorrilla*; foot: foot feet
  toe(s) / pie(s); limb: knee* ankle* wrist* elbow* shoulder* hip finger* thumb* pinky palm toe(s) foot feet
  hand(s) rib(s) leg(s) shin* thigh* arm(s) calf muscle* joint* / rodilla* tobillo* hombro* cadera dedo* mano*
  brazo* pie(s) pierna* pantorrilla*; back: back spine shoulder_blades / espalda columna; belly: belly*
  stomach* tummy abdom* pelvic / panza estomago; rightSide: right_(lower low side) (lower low)_right / (lado
  abajo la)_derech*; flank: flank kidney* side / rinon* ijada; groin: groin private* down_there when_i_wipe /
  ingle; testicle: testic* privates (my his left right one)_(ball balls nut) ball_pain / huevo* huevito*;
  tooth: tooth toothache* teeth gum(s) / diente* muela*; urine: pee peed peeing urin* bladder / orin* pipi;`;

/** Concepts for what can be seen or felt. */
const signs = `
  pain: pain* pian hurt* hert* ach* sore cramp* killing throb* stabbing burning / dolor* punzad* duele* arde*
  colico*; tight: tight* pressure crush* squeez* heav* elephant brick* weight (sitting standing)_on grab*
  funny weird tingl* / presion opres* oprim* peso apriet* apretad* pesad* aplast* elefante raro; severe:
  severe* worst worse unbearable excruciat* terribl* horribl* scream* (so real)_bad like_(hell crazy)
  doubled_over on_the_floor cant_(stand walk) killing_me / fuert* peor muchisim* no_aguant*; sudden: sudden*
  out(ta)_nowhere came_on woke_up_(with blind) / repente de_golpe; swelling: swoll* swell* puff* bulg* (blew
  blowing)_up size_of twice_size / hinch* inflam* inch* gord(o os) crecio globo; bleeding: bleed* bled blood*
  nosebleed* hemorr* clots spotting / sangr* manchando; heavy: heav(y ily) badly lot(s) alot everywhere gush*
  spurt* squirt* pour* pump* soak* pool nonstop clots too_much so_much_blood bleeding_so_much full_of (wont
  cant not doesnt hasnt no)_(stop* quit) stop_the_bleeding keeps_(bleeding coming) (over an for)_hour* (20 30
  40 45)_min* through / much(o a) chorro* no_(para deja quita); rash: rash* bumps blotch* spots hives welts /
  roncha* sarpullido manchas; hives: hives welts broke_out itch*_all_over / roncha*; purple: purple_(spot*
  dot*) like_(tiny)_bruises dont_(fade go_away_when) / (manch* punt*)_morad*; burn: burn burns burned burnt
  scald* blister* / quem* ampolla*; hotThing: boiling hot_(water oil coffee tea soup) grease fryer
  curling_iron / hirviendo aceite agua_caliente cafe; fever: fever* fevr temperature* burning_up (feels
  red)_(hot warm) / fiebre* calentura* temperatura febril esta_caliente; chills: chills shiver* / escalofrio*
  tembl*; vomit: vomit* (throw threw throwing throws thrown)_up puk* barf(ed ing) (keep hold)_(anything
  water)_down / devuelv*; nausea: nause* sick_to_stomach / asco; sweat: sweat* clammy / sud(a o ando oroso);
  pale: pale gray grey ghost white_as mottled / palid* gris; dizzy: dizz* lightheaded woozy faint / mare*
  atarant*; faint: faint faint(ed ing) (pass black)(ed ing)_out collaps* (out knocked)_(cold out) out_for_few
  going_pass_out slump* crumpl* desplom* went_down_and blackout / desmay* perdio_conocimiento inconscient*;
  unresponsive: unconscious unrespons* (not isnt wont doesnt cant)_(respond* wak* be_woken moving answer*)
  to_open_(her his)_eyes hard_to_(wake keep_awake) wake_(him her)_up no_pulse blackout_drunk / no_(responde
  reacciona despierta quiere_despertar contesta se_mueve); confused: confus* disorient* mixed_up repeating
  not_like_her acting_(weird strange crazy off) stumbl* / confundid* desorientad* rar(o a); delirious: delir*
  talking_crazy hallucinat* mumbl* nonsense out_of_it seeing_(things people bugs) arent_there (not isnt quit
  doesnt)_mak*_sense (doesnt didnt)_(know_where know_what_year recogniz* remember_it) same_question gibberish
  babbling no_sense no_longer_making_sense / no_reconoce no_sabe_(donde ni) cosas_raras tonterias sin_sentido
  como_ido como_ida; drowsy: sleepy sleepier drowsy letharg* wont_stay_awake not_acting_(right normal himself)
  / sueno dormid* dormil*; limp: limp floppy rag_doll / flacid* aguad*; seizure: seizure* seizing baby_shaking
  convuls* combuls* convulsionando epilep* eyes_(rolled rolling) rolled_back foam* jerking (shook
  shak*)_(all_over floor) (a fever)_fit fit_that / espuma ojos_(en_blanco pa_tras) (temblando brincar)_todo
  sacud* (agarro dio dando dan)_ataque* bebe_tiembla; stroke: stroke* (see seeing)_double double_vision (lost
  lose loss)_(vision sight) vision_loss aneurysm* slur* jumbl* cant_(talk* speak*) talk*_(weird funny
  straight) like_drunk find*_words words_mush vision_(went black) / derrame* embolia* traba_lengua balbuce*
  incoheren* perdi_vista media_cara no_(puede puedo)_hablar no_salen_palabras; breath: breath* air winded
  lung* gasp* / respir* aire; trouble: cnt trouble difficult* hard* barely struggl* short* problem* cant
  couldnt gasp* fast rapid* shallow deep funny weird noise noisy whistl* grunt* out_of_breath heavy winded
  pause* times / dificultad cuesta falta cort(o a) ahog* feo ruido no_(puedo puede alcanz*); notBreathing:
  (not isnt stop* cant barely)_breath* cantbreathe gasping cant_(catch get)_(breath air full_breath)
  turn*_(blue purple) pink_froth* cant_(lay lie)_(down flat) finish_sentence* (couple few 2)_words (ribs chest
  neck)_(suck* pull* cav*) sucking_in nostrils cant_(make_noise make_sound cough) no_noise icantbreathe /
  no_(puedo puede)_respirar no_respir* dejo_respirar (me se)_ahog(o a) no_entra_aire va_el_aire
  cierra_garganta ahogando* falta_aire; wheeze: wheez* asthma / silb* chifl* asma; inhaler: inhaler* albuterol
  puffer* nebuliz* / inhala* bomba; blue: blue bluish purple gray grey dusky / azul* morad*; choking: chok*
  went_down_wrong swallow_spit / atragant* se_(ahogo atoro_con) ni_la_saliva; drool: drool* cant_(swallow
  open_mouth) hard_to_swallow / bab(ea eando) no_puede_(tragar abrir_boca); numb: numb(ness) tingl* cant_feel
  (lost no)_feeling / adormec* entum* durm(io ieron) duermen no_sient(o e); weak: weak* dead_weight legs_dont
  paraly* limp (cant wont)_(move lift raise grip hold) gave_out giving_out dropping quit_working / debil*
  paraliz* no_(puede puedo poder)_(mover levantar) sin_(poder fuerza*) arrastra; oneSide: one_side half (right
  left)_(side arm leg hand) / un_lado mitad medio_cuerpo lado_(derecho izquierdo); droop: droop* looks_funny
  only_one_side hang* crooked lopsided twisted melt* / chuec* torci* caid* boca_de_lado cayo_cara; vision:
  blind cant_see (seeing see)_(black spots) curtain shadow shade half_of_everything blur* sparkles flash*
  floater* halo* foggy / no_v(eo e) (deje dejo)_ver borros* veo chispit* cortina; headache: headach* jaqueca*
  head_(hurts killing pounding) migrain* / dolor_cabeza duele_cabeza migran*; stiff: stiff* wont_bend
  cant_(put move)_(chin neck) light*_hurt* / ties* rigid* doblar_cuello; racing: racing pounding palpit*
  flutter* / acelerad*; hit: hit(s) bump* bang* smack* bonk* slam* knock* fell fall rolled_off dropped landed
  tripped slipped injur* kick* kneed punch* rear_ended / golp* peg* cay(o i) cai(da) chich*; fall: fell
  fall(en) dropped slipped tumbled / cayo cai caida; thinner: inr blood_thin* warfarin eliquis xarelto
  coumadin / anticoag*; crash: crash* wreck rolled_over accident airbag motorcycle horse / choque chocamos
  volc*; shot: gunshot (got was)_shot shot_in_(leg chest back head stomach) stabbed impal* rebar nail_gun /
  balazo* bala balac* apunal* navaj* acuchill* dispararon balear* disparo; cutOff: amputat* severed (cut
  chopped ripped tore took came)_off are_gone hanging_by clean_off bit*_chunk / mocho arranco volo; maimed:
  hit_by_car run_over bone_(sticking showing poking) see_bone (bent wrong)_(way backwards) deform* / atropell*
  hueso_salido ve_hueso salio_hueso hueso_(a)fuera; anaphylaxis: anaphyl* anaphalaxis / anafil*; allergic:
  allerg* peanut* nut(s) cashew* shellfish shrimp bee wasp* stung ants lisinopril new_antibiotic / alerg*
  cacahuate* camaron* abeja* avispa*; swallowed: swallow* swig ate eats eaten eating drank ingest* chew* lick*
  got(ten)_into in_(his her)_mouth suck(ed ing) siphon* / trag* tom(o e) beb(i io) com(i io) chup* mordio
  agarro comieron; object: coin penny dime toy lego earring balloon arete globo quarter* marble* magnet*
  batter* bead* nail pin bone / moneda* iman* pila* canica* aguja; snake: snake* rattle* / vibora* serpiente*
  cascabel; scorpion: scorpion* / alacran* escorpion*; bite: bite(s) bit(ten) nip sting* stung scratched /
  mord* pic(o a ado aron adura) piquet*; heat: heat heatstroke sun hik(ed ing) outside no_ac / insolacion
  calor grados rufo; under: drown* (went was)_under face_down / hundio ahoga_en_la_(alberca piscina); labor:
  contraction* contraccion* baby_coming crowning viene_bebe in_labor (see feel)_the_head (has_to urge_to)_push
  / de_parto naciendo dando_luz; noMovement: (no less felt)_(movement kicks baby_kicks) (cant havent havnt
  isnt stopped hasnt)_(feel felt mov* kick*) / no_siento_(mueva moverse bebe) no_se_mueve no_ha_movido;
  noUrine: (no dry hasnt_had)_(wet_diaper* tears) (hasnt havent)_pee* sunken sunk_in / no_(moja orina)
  no_ha_orinado no_llora_con_lagrimas hecho_pipi ojos_hundidos mojado_panal moja_panal; cantPee: (cant unable
  havent_able hasnt_able)_(pee urinate go_pee) catheter no_pee nothing_comes_out (isnt not)_draining /
  no_(puede puedo)_orinar; notFeeding: (wont refus*)_(eat* nurs* feed* drink*) / no_quiere_(comer leche)
  no_come; yellow: yellow / amarill*; clotRisk: flight flew surger* birth_control pill cast picc pregnan*
  driv* / vuelo viaje cirugia; clot: blood_clot* dvt / coagulo* trombosis; surgery: surger* operat* post_op
  replacement (out removed)_(days last) colonoscopy bbl incision picc port / cirugia opera(cion ron); immune:
  chemo* transplant* immun* no_spleen leukemia sickle cirrhosis dialysis / quimio* trasplante; blackStool:
  (poop popo)_black black_like_tar (black tar red like)_(poop stool sticky jelly) tarry / (popo bano)_negr*
  chapopote; eyeObject: metal glass grind* cement* / vidrio cal; incontinent: control_(bladder bowel) (peed
  pooped wet)_myself / encima; drugs: meth cocaine molly drugs drunk tequila alcohol / cristal drogas
  borrach*; diabetic: diabet* sugar* insulin type_1 / azucar insulina; help: 911 emergency ambulance help_(me
  now) / emergencia ambulancia auxilio socorro; emergencyNow: call_911 (this_is its medical)_emergency dying
  going_to_die of_doom heart_attack* cardiac_arrest electrocut* zapped toque_electrico lightning golpe_calor
  heat_stroke (opioid fentanyl heroin)_(od overdose*) overdose_(fentanyl heroin) (used did)_(fentanyl heroin)
  / infart* ataque_(corazon cardiaco) ambulancia me_muero auxilio;`;

/** Concepts that make a sign past, harmless or current. */
const circumstances = `
  longAgo: be_nothing heart_attack*_(at by)_50 (years year month months)_ago last_(year month summer)
  as_a_(kid child baby) when_i_was_(a little 4) history_of (in since en)_(200* 201* 202*) run(s)_in_family
  follow(_up up) at_birth died_of_(heart stroke* cancer) / hace_(2 3 5 8 10 15 20 30 un)_ano* hace_(anos
  meses) cuando_era ano_pasado; story: (watched saw that)_show movie* on_(tv show) the_news episode character
  netflix (school class)_project plot_ideas hamster dragon fine_just_asking / pelicula* en_la_tele novela
  tarea; now: again now today tonight started starting this_morning having / ahora hoy otra_ve(z s) de_nuevo
  empezo; symptomNow: feels its_like hurt* numb weak* dizzy droop* slur* sweating breathe short bleeding
  swelling swollen worse another confused vomiting / duele siento adormecid* peor; wellNow: healthy cleared
  (fine good ok better)_now all_(good better) doing_(great good fine) (hes shes im feel feels)_(fine normal)
  no_symptoms / (esta estoy ya)_bien; harmless: a_bit bit_of monoxide_(test blood_test levels)
  test_for_carbon_monoxide poison_(ivy oak) (no not)_hurting_(my him her)self not_going_hurt_(my him her)self
  no_(pienso quiero)_hacerme_dano (dog cat perro gato)_(ate drank swallowed chewed comio trago)
  beating_me_down dying_(to for of lol) die_of (phone car)_dying (gave to_give almost nearly)_(heart_attack
  stroke seizure) almost_died choked_when (heart_attack stroke seizure)_(risk lab blood scare unit med* pill*)
  heart_(health* enzyme*) chest_(xray* cold congestion) (hay valley yellow)_fever hot_flash* giving_blood
  blood_(result* test* work draw* type* pressure kind one* pregnancy) stomach_(bug flu) (food lead)_poison*
  wife_will_kill_me bit_head_off scared_of_heart_attack* confused_(why about by on which how) (flu covid b12
  tetanus allergy)_shot* burn*_out black_blue (pharmacy portal app)_(not wont isnt) cpr prevent*
  passed_out_on_couch fainted_last_month ahogando_(carro biles) doesnt_know_where_the_(clinic office building)
  stroke_of_(luck genius) passed_out_(flyers candy) hit_me_up choked_during kill_(mosquitoes weeds bugs ants)
  heart_shaped broken_heart what_is_stroke died_by_suicide (have has)_epilep* seizure_(disorder action)
  treat_seizure* stroke_(patient survivor screening) emergency_(contraception appointment) faint_when_(i_get
  see they) vision_insurance life_insurance / (examen* analisis prueba*)_sangre prueba_embarazo_(d)_sangre
  (muero morir)_(de d por) casi_(da_)infart* infarto_(ver cuando) el_celular no_contestan ataque*_(panico
  ansiedad nervios) (tiene tengo)_epilep* fallecio me_va_a_matar_si del_susto veneno_plomo;`;

/**
 * The health concepts, each with its wordings in English and, after the slash, in Spanish. `_` joins the words of a
 * phrase, a trailing `*` matches every word with that beginning, `(a b)c` means `ac` and `bc`, and `(a)c` means `c` and
 * `ac`. A clinician has to read every change.
 */
export const lexicon = [people, places, signs, harm, circumstances].join('');
