/**
 * What people say about their health, by what it means, in English and after the slash in Spanish. `_` joins the words of a
 * phrase, a word with `*` stands for all that begin with it, and `(a b)c` for `ac` and `bc`, `(a)c` for `c` and `ac`. A
 * clinician has to read every change.
 */
/** Says who it is. */
const people = `
  newborn: newborn* new_born preemie* neonate / recien_nacid*; baby: baby babies babys infant* newborn*
  grandbab* (month mo)_old* / bebe* bebit* recien_nacid*; child: child* kid kids kiddo* toddler* son sons
  daughter* boy girl boys girls (lil little)_(one* guy boy girl) grandson* granddaughter* grandkid* nephew*
  niece* step(son daughter) twins teen* month_old* year_old_(boy girl) / hijo* hija* nino* nina nene nena
  nieto* nieta* sobrin* chiquit* chamac* escuincle* muchachit* morrit*; old: (grand great_grand)(ma mas pa pas
  mother father) nana elderly / abuel* ancian*; pregnant: positive_pregnancy pregnan* preggo preg prego expecting trimester
  im_due weeks_along / embaraz* panza_de; postpartum: postpartum gave_birth (c c_)section csection (just
  i)_delivered had_(baby our_baby my_baby) (my after)_(delivery birth) / parto cesarea (di dio)_luz alivie;
  relative: mom moms mother mum dad dads father husband wife (grand)(ma pa mother father) nana he she hes shes
  him uncle aunt brother sister friend roommate coworker boyfriend girlfriend bf gf partner someone neighbor /
  mama papa ama apa espos* marido abuel* tio tia herman* amig* suegr* novi*; abuser: husband boyfriend bf ex
  partner wife girlfriend gf dad father stepdad stepfather mom mother stepmom uncle brother caregiver he
  roommate / espos* marido novi* pareja padrastro papa viejo hombre;`;

/** Says where it is. */
const places = `
  chest: chest* breastbone sternum / pecho esternon; heart: heart hart / corazon; head: head heads skull
  noggin concussion* forehead temple / cabeza frente craneo coco nuca; face: face facial smile cheek* mouth /
  cara boca rostro cachete*; airway: throat throats tongue lip lips airway windpipe face mouth / garganta
  lengua labio* cara boca; throat: throat throats tonsil* airway esophagus / garganta anginas; neck: neck /
  cuello nuca; eye: eye eyes eyeball* eyelid* vision eyesight / ojo ojos vista; ear: ear ears eardrum / oido
  oidos oreja*; jaw: jaw / mandibula quijada; arm: arm arms shoulder* elbow* / brazo* hombro* codo*; hand:
  hand hands finger* thumb* palm wrist* knuckle* pinky / mano manos dedo dedos muneca pulgar; leg: leg legs
  thigh* calf calves shin* / pierna* pantorrilla* muslo* chamorro*; foot: foot feet ankle* toe toes heel* /
  pie pies tobillo* talon; joint: knee* ankle* wrist* elbow* shoulder* hip hips finger* thumb* toe toes foot
  feet heel* hand hands rib ribs collarbone leg legs arm arms calf muscle* hamstring* joint* tailbone /
  rodilla* tobillo* muneca codo hombro* cadera dedo* pie pies mano manos costilla* pierna* brazo* musculo*
  coyuntura*; calf: calf calves (lower one)_leg back_of_leg behind_knee / pantorrilla* chamorro* una_pierna
  pierna_(sola nomas); back: back spine tailbone / espalda columna cintura; belly: belly stomach* tummy abdom*
  gut guts appendix pelvi* (lower right)_(right left side) / panza estomago vientre barriga abdomen;
  rightSide: ijada_derecha moved_(down)_right right_side (lower low bottom)_right right_lower appendix / lado_derecho abajo_derecho apendice;
  flank: ijada flank kidney* side / rinon* costado; testicle: one_of_his_balls testic* testes scrotum his_privates (my his in_the left right
  one)_(ball balls nut nuts) balls_hurt groin / testicul* huevo* bolas escroto; ribs: rib ribs ribcage /
  costillas; groin: when_i_wipe groin crotch between_legs saddle private* genital* down_there / entrepierna ingle
  partes_intimas; tooth: tooth toothache* teeth molar gum gums / diente* muela* encia*; urine: pee pees peed
  peeing urin* bladder / orin* pipi vejiga;`;

/** Says what there is to see or feel. */
const signs = `
  pain: pain* hurt* ach* sore soreness tender cramp* killing throb* stabb* discomfort burning stings agony /
  dolor* duele* doler doliendo arde* ardor punzad* colico* calambre*; tight: parte_el_pecho tight* pressure crush* squeez*
  heavy heaviness elephant brick* weight_on sitting_on vise vice clench* heartburn fluttering / presion opres*
  apriet* apretad* pesad* aplast*; severe: severe* worst unbearable excruciating intense terrible horrible
  extreme* screaming crippling (so real really super hella)_(bad much) (hurts like)_(bad hell crazy)
  doubled_over cant_(stand walk) hard_as_board (10 ten)_(10 out_of_ten) worse / fuert* insoportable peor
  horrible terrible muchisim* no_aguanto fe(o ito isimo) sever* intens* duele_mucho; sudden: sudden*
  all_of_sudden out_nowhere came_(on out_of_nowhere) instantly woke_up_with abrupt* like_thunder / repente
  subit* de_golpe; swelling: swoll* inch* swell* swole* swolen puff* balloon* (blowing blew)_up fat_lip / hinch*
  inflam*; closing: clos(ing es ed) fat fatter tighten* shut itch* tingl* thick / cerr(ando o ar); bleeding: bleed* bled
  blood bloody hemorrhag* nosebleed* / sangr* hemorragia desangr*; heavy: heavy heavily lot lots everywhere
  gush* spurt* squirt* pour* spray* pump* massive profuse* soak* drench* pool puddle nonstop uncontrol* clots
  too_much full_of badly so_much (wont cant doesnt not isnt hasnt never no)_(stop stopping stopped quit clot)
  (stop keeps)_bleeding every_(half_hour hour) an_hour third_towel through / mucho mucha chorro* no_(para deja
  se_detiene quiere_parar) demasiad* empap* coagulos harto harta bastante toalla*; wontStop: (wont cant not
  isnt hasnt never)_(stop stopping stopped quit) keeps_going nonstop over_hour half_hour for_hours (20 30 40
  45)_min* / no_(para se_quita deja) media_hora; rash: rash* bumps blotch* spots hives welts / roncha*
  sarpullido erupcion manchas granitos salpullido; hives: hives welts (breaking broke)_out itch*_all_over /
  ronchas urticaria; purple: looks_like_bruises look_like_bruises purple_(spot* dot* rash bruise*) (dont doesnt wont)_fade petechia* / (manch*
  punt* ronch*)_morad*; burn: burn* burnt scald* boiling blister* / quem* hirviendo ampolla*; fever: fever*
  feaver temp temps temperature burning_up (feels feel is so very really running)_(hot warm) (hot
  warm)_to_touch febrile / fiebre* calentura* temperatura* febril caliente; chills: chills shiver* rigors /
  escalofrio* tembl*; vomit: vomit* (throw threw throwing throws thrown throwin)_up puk* barf*
  keep_(anything water fluids liquids food)_down / vomit* devuelv* guacare* basca arroj*; nausea: nause* queasy sick_to_stomach / nausea*
  asco; sweat: sweat* clammy cold_sweat* / sud(a o ando or ores) sudando; pale: pale gray grey ashen / palid*
  gris; dizzy: dizz* lightheaded light_headed woozy faint vertigo off_balance / mare* atarant*; faint: (just dropped fell dropped)_(dropped on_the_floor to_the_floor) faint*
  (pass passed passing passes pas)_out (black blacked blacking)_out collaps* keel* knocked_out out_cold (lost
  loss losing lose)_consciousness slumped dropped_to_floor / desmay* desvanec* perdio_(conocimiento
  conciencia) inconscient* se_privo; unresponsive: not_answering_me wont_answer_me unconscious open_(her his)_eyes unrespons* (not isnt wont doesnt isnt
  cant)_(respond* wak* stay_awake moving open_eyes answer) wont_get_up (not isnt)_waking hard_to_(wake rouse)
  no_(pulse heartbeat) lifeless just_staring staring_blankly passed_out_drunk blackout_drunk wake_(him her)_up
  / no_(responde reacciona despierta se_despierta contesta se_mueve) inconscient* sin_pulso; confused: no_se_acuerda memory_loss cant_remember_anything confus*
  disorient* (not doesnt isnt making)_(making_sense make_sense no_sense) talking_(nonsense crazy out_head)
  out_of_it delirious (doesnt didnt cant)_(know_where know_who know_name recognize recogniz* remember)
  hallucinat* seeing_things acting_drunk babbl* incoheren* (who where)_(i_am she_is he_is) what_year /
  confundid* desorientad* no_(reconoce conoce) no_sabe_(donde quien) delir* incoheren*; drowsy: sleepy drowsy
  letharg* groggy sluggish (cant wont)_stay_awake (not isnt acting)_(acting_right himself herself weird
  strange off funny right) / sueno somnolient* dormid* adormilad* rar(o a); limp: limp floppy cant_hold_head rag_doll ragdoll
  / flacid* aguad* desguanzad* sin_fuerza; seizure: convulc* combuls* seiz* ojos_pa_tras fueron_los_ojos temblando_todo eyes_going_back siezur* convuls* epilep* eyes_(rolled rolling roll)
  rolled_back foam* jerking (shook shaking shakes)_(all_over uncontrollably) went_stiff twitch* having_fit
  a_fit fit_that / convuls* ataque_epileptico epilep* espuma ojos_en_blanco; stroke: stroke strokes tia
  aneurysm* brain_bleed / derrame* embolia* apoplejia aneurisma*; heartAttack: (heart hart)_attack*
  heartattack cardiac_arrest heart_(stopped failure) / infart* ataque_(corazon cardiaco) paro_cardiaco;
  breath: breath* air breathin / respir* aire aliento resuell*; trouble: trouble difficult* hard harder hardly
  barely struggl* short shortness labored problem* issues cant couldnt unable gasp* fast rapid* shallow funny
  weird noisy grunting out_of heavy loud fighting winded / dificultad cuesta batall* apenas trabajo falta
  cort(o a) ahog* agitad* rapido feo no_(puedo puede alcanz* agarr*); notBreathing: (not isnt stopped quit
  stops wont cant cnt couldnt barely hardly)_breath* cantbreathe icantbreathe gasping suffocat* (cant
  couldnt)_(catch get)_(breath air enough_air) turning_blue need_air not_enough_air / no_respir* no_(puedo
  puede)_respirar dejo_respirar ahogando* asfixi* (falta sin)_aire; sentences: cant_finish_a_sent* (full complete
  finish)_sentence* (couple few two)_words words_before (say speak)_(sentence full) get_words_out; retract:
  (ribs neck)_(suck* pull* show* cav* ribs) sucking_in (nostrils nose)_flar* belly_breathing skin_between_ribs
  / hunde(n)_costillas hunde_pecho aletea*; stridor: stridor squeak* barking high_pitched whistl* rattling
  gurgl* noise_when / silbido chillido; wheeze: wheez* whez* asthma / silb* chifl* asma pecho_cerrado;
  inhaler: inhaler* albuterol puffer* nebulizer* / inhalador* salbutamol nebulizador*; fails: (not isnt doesnt
  didnt wont aint)_(work* help* do* touch*) no_relief (ran run running)_out out_of empty expired lost (doing
  does)_nothing dont_have used_it_10 used_10 / no_(sirve funciona ayuda tengo) se_(me_acabo acabo) vacio;
  blue: blue bluish purple gray grey / azul* morad*; lips: lip lips tongue fingernail* nails unas face skin turning / labio* lengua cara unas piel poniendo puso bebe; choking: chok* heimlich (cant)_(swallow_spit
  swallow_my_spit) (stuck caught lodged)_in_throat went_down_wrong / atragant* atorad* atoro se_ahog(o a)
  ahogo_con asfixi*; drool: drool* cant_(swallow open_mouth) muffled_voice / babe* no_(puede puedo)_tragar;
  numb: numb* durmio goes_to_sleep tingl* pins_and_needles cant_feel (lost no losing)_feeling / adormec* entum* dormid* hormigue*
  no_sient(o e); weak: (no sin)_(puede poder)_mover medio_cuerpo weak* paraly* (cant wont couldnt)_(move lift raise) limp went_dead gave_(out way)
  dropping_things (stopped quit)_working / debil* paraliz* no_(mueve levanta) no_(puede puedo)_(mover
  levantar) sin_fuerza; droop: droop* fue_la_boca boca_de_lado de_lado sag* crooked lopsided uneven slanted melt* hanging looks_funny
  one_sided only_on_one / chuec* torcid* caid* desviad*; speech: words_(were are)_(mush jumbled slurred) (find get)_(his her my)_words slur* (talking talks)_like_hes (like hes)_drunk no_se_le_entiende garbl* gibberish (cant couldnt
  trouble)_(talk* speak*) talk*_(weird funny right) speech_(weird funny) jumbl* words_(wont_come mixed) mumbl*
  walk*_like_drunk / no_(puede puedo)_hablar habl*_raro arrastra_palabras hablar_bien no_habla trabad*
  balbuce*; walk: walk* balance stand straight / caminar andar equilibrio; vision: seeing_(sparkles stars) sparkles spots_in_(vision eyes) vision_(loss went) half_of_everything window_shade shade_coming hazy
  lost_(vision sight my_vision) cant_see went_(blind black) gone_blind blind (seeing see)_double double_vision
  curtain blur* (seeing see)_(spots black out_of) flashes floaters halos / no_v(eo e) ciego ciega (vision
  veo)_(doble borroso) (deje dejo)_ver perdi_vista luce(s c)itas veo_luces; headache: headache* head_(hurts
  killing pain pounding) migrain* / dolor_cabeza duele_cabeza migran* jaqueca*; stiff: stiff* wont_bend
  cant_(bend touch)_(neck chin) light_hurts / ties* rigid* molesta_luz; racing: racing pounding irregular
  palpitat* flutter* skipping beating_(fast out so) / palpitacion* taquicardia acelerad*; hit: hit hits
  hitting bump* bang* smack* bonk* slam* crack* whack* bash* conk* knock* struck fell falls fall fallen drop*
  roll* concuss* landed tripped slipped tumbled injur* kicked thumped / golp* peg* cay* cai(da) caer choco
  me_di dio chich* rodo tropez*; fall: fell fall falls falling fallen dropped rolled_off tumbled thrown jumped
  slipped / cayo cai caida caer; high: roof ladder balcony second_(story floor) cliff scaffold* stairs window
  tree horse / techo azotea balcon segundo_piso escalera* andamio arbol; thinner: blood_thin* thinners
  warfarin eliquis xarelto coumadin plavix anticoagul* hemophilia* / anticoagulante* warfarina; crash:
  (car)_(crash accident wreck) crash wreck rollover mva accident airbag hit_by_car run_over motorcycle /
  choque chocamos atropell* volc*; shot: gunshot (got been was)_shot bullet stabbed stab_wound impaled
  shot_(himself herself in) / balazo* apunal* acuchill* dispararon navajazo; cutOff: amputat* severed (cut
  chopped sliced ripped tore torn took bitten came tip)_off hanging_by_thread chopped_tip / amput* mocho
  se_arranco cerceno; boneOut: (bone wrist arm leg)_looks_crooked bone_(sticking showing through out) see_bone exposed_bone bent_(wrong
  backwards) wrong_way deformed / hueso_(salido fuera expuesto) ve_hueso; saw: (table chain circular)_saw
  tablesaw chainsaw lawn_mower lawnmower machete grinder nail_gun / sierra machete grinder esmeril podadora;
  allergic: allerg* anaphyl* anaphal* peanut* nuts cashew* almond* walnut* shellfish shrimp bee bees wasp*
  stung sting epipen epi_pen lisinopril / alerg* anafil* cacahuate* nuez camaron* mariscos abeja* avispa*
  reaccion; anaphylaxis: anaphyl* anaphal* (severe bad)_allergic_reaction (used gave need did)_(epipen epi_pen
  her_epipen him_epipen) / anafil* reaccion_alergica_(grave fuerte); ate: ate eaten eating drank took_bite
  swallow* / comio comi comido tom(o e) probo; swallowed: swallow* ate eaten eating drank drink* ingest* chew*
  bit_into licked inhaled chug* (got gotten getting)_into in_(his her)_mouth put_in_mouth sip* sucked sucking
  / trag* tom(o e) bebi(o) comi(o) ingirio chup* mordio mastico agarro; object: coin quarter* penn(y ies)
  nickel dime marble* magnet* button_(battery cell) batter(y ies) lego bead toy screw nail pin needle earring
  bone glass water_bead* / moneda* iman* pila* bateria* canica* tornillo clavo aguja juguete arete hueso
  vidrio bolita alfiler; battery: batter(y ies) button_cell magnet* / pila* bateria* iman*; harmful: flea_medicine bleach pool_powder (something stuff)_from_the_(garage shed sink) dispensary
  antifreeze detergent pod pods gasoline pesticide cleaner chemical* ammonia drano clorox lysol windex
  turpentine thinner lighter_fluid kerosene poison killer sanitizer rubbing_alcohol acetone polish mothball*
  nicotine cigarette* vape ant_trap bug_spray fertilizer hair_dye washer_fluid windshield* peroxide
  essential_oil* (lamp motor)_oil eye_drops perfume cologne mouthwash acid lye edible* gummies mushroom*
  berries fuel / cloro clorox blanqueador lejia detergente limpiador pinol fabuloso suaviz* suavitel gasolina
  insecticida raticida acetona acido sosa amoniaco anticongelante perfume quimico* thinner matarratas veneno
  alcohol hongos jabon; pills: pill pills medic* meds tablet* tylenol advil ibuprofen motrin aspirin benadryl
  adderall xanax vitamin* melatonin oxycodone percocet gummies capsule* acetaminophen metoprolol insulin dose
  / pastilla* medicina* medicamento* pildora* tylenol aspirina* vitamina* jarabe gomitas capsula*; tooMuch:
  too_(many much) (whole entire full)_bottle bottle_of handful bunch_of all_(my his her of_my) (double
  two)_dose* twice wrong_(dose medication* pills) doubled extra by_(accident mistake) accidentally lots_of /
  demasiad* muchas (frasco bote)_entero todas_las doble por_(error accidente) equivoc* monton de_golpe;
  overdose: overdos* se_metio_algo od ods od_on odd_on oding poisoned poisoning fent(anyl anol) heroin narcan naloxone laced
  roofied drugged / sobredosis envenen* intoxicad* fentanilo; gas: rotten_eggs huevo_podrido gas_smell olor_a_gas monoxide alarm_by_the_furnace co_(alarm detector leak) gas_leak
  smell*_gas exhaust fumes / monoxido fuga_gas huele_gas; mixed: mix* breathed inhaled splash* sprayed got_in
  spilled fumes / mezcl* respire inhal* salpic* cayo entro; snake: snake* rattle* sidewinder / vibora*
  serpiente* cascabel culebra*; scorpion: scorpion* / alacran* escorpion*; bat: bat bats raccoon skunk rabid
  stray_dog wild_animal / murcielago* mapache zorrillo rabia; bite: bite bites bit bitten biting nip* sting*
  stung scratch* mauled attacked / mord* pic(o a ado adura adero) picaron piquete* picadura* rasgun*; heat:
  heat heatstroke hot_car overheat* in_sun sauna / insolacion golpe_calor calor carro_caliente; hotCar:
  hot_car (left locked)_in_car / carro_caliente (encerrado dejaron)_en_carro; notSweating: (not stopped isnt
  quit)_sweat* not_sweting no_sweat / no_suda dejo_sudar; water: drown* under_water underwater pool jacuzzi
  lake bathtub tub face_down / alberca piscina tina ahog*; under: drown* underwater (went was)_under pulled
  face_down facedown floating (swallowed inhaled)_water found_in / ahog* se_hundio (sacamos sacaron)
  trago_agua; shocked: electrocut* touched_a_wire electric_shock got_shocked zapped (live power)_(wire line) lightning
  shocked outlet 240v high_voltage / electrocut* toque_electrico descarga corriente rayo; waterBroke:
  water_broke waters_broke leaking_fluid gush_of_fluid / (rompio revento)_fuente; labor: de_parto (like_a rope cord)_(rope coming) contraction* she_has_to_push need_to_push_now hanging_out_of_me something_hanging in_labor
  baby_(coming is_coming) see_head crowning pushing_now / contraccion* trabajo_parto (viene nace)_bebe
  naciendo dando_luz; noMovement: no_movement no_baby_kicks no_kicks (cant dont)_feel_(baby him her it) (not hasnt havent stopped doesnt isnt havnt)_(mov* kick* felt*) baby_move
  no_kicks fewer_kicks less_movement / no_(se_mueve patea lo_siento) no_siento_(moverse se_mueva) dejo_moverse
  se_ha_movido; noUrine: (no dry)_(wet_diaper* wet diaper* tears) (hasnt havent not cant)_(pee* had_wet
  urinat*) / no_(moja ha_orinado orina hace_pipi) panal_seco; notFeeding: (wont not refus* isnt hasnt)_(eat*
  nurs* feed* drink* take_bottle latch bottle) / no_(quiere_comer come quiere_pecho toma); yellow: yellow
  jaundice* / amarill* ictericia; greenVomit: up_green green_(vomit stuff) bile / vomit*_verde; clotRisk:
  flight flew plane long_drive surgery operation birth_control cast airplane flying pregnan* blood_clot dvt
  bedridden / vuelo avion viaje cirugia oper(acion aron) embaraz* coagulo; clot: blood_clot* dvt
  pulmonary_embolism / coagulo* trombosis; spreading: spread* streak* red_line* / extendiendo linea_roja;
  immune: chemo* transplant immune immunocomp* no_spleen leukemia / quimio* trasplante defensas leucemia;
  coffee: coffee_ground* black_vomit / posos_cafe vomito_negro; blackStool: black_like (roof)_tar negro_negro bano_negro black_(poop stool* tar)
  poop_(black is_black looks_like) tarry tar_like like_tar bloody_stool jelly_poop red_jelly / popo_negr*
  chapopote heces_negras; eyeObject: metal glass grinding welding drill fish_hook / metal vidrio rebaba sold*
  esmeril astilla; incontinent: (lost losing)_(bladder bowel) bladder_control wet_myself cant_(control_bladder hold_pee pee poop) lost_control (peed pooped)_myself /
  no_controlo_orina no_puedo_orinar; priapism: erection hard_for wont_go_down / ereccion; withdrawal: (quit
  stopped)_drinking withdrawal* dts seeing_bugs / (deje dejo)_tomar abstinencia; diabetic: diabet* sugar
  sugars glucose insulin ketones dka / diabet* azucar glucosa insulina; thirsty: thirst* peeing_(nonstop lot)
  fruity breath_smells ketones / sed aliento_dulce; help: 911 emergency sos ambulance help_(me now) /
  emergencia ambulancia auxilio socorro; emergencyNow: call_911 (need send)_ambulance (this_is its is
  having)_an_emergency medical_emergency emergency_now (im hes shes)_dying / (llame necesito)_ambulancia
  es_una_emergencia me_(muero estoy_muriendo) se_(muere esta_muriendo) auxilio ayudenme; torn: ripped torn
  tore_open chunk (split wide)_open flesh / arranco rajad* desgarr*;`;

/** Says what people do to themselves and each other. */
const harm = `
  suicide: (see the)_(the_point point)_(in of)_being_(here alive) notice_if_i_(disappeared died was_gone) using_it_on_myself (no ya_no)_quiero_seguir (tired cansad*)_(of_existing de_vivir) dormirme_y_no_despertar mejor_me_muero goodbye_letter* (wants want wanna)_to_disappear (cutting cuts)_(her his their)_(arms arm wrists legs) (se_esta me_estoy)_cortando suicid* wont_have_to_worry_about_me out_of_the_safe would_it_take se_va_a_matar (me te)_voy_a_matar (cuts cut)_all_up_(her his my) found_(blades cuts) letting_go_of_the_wheel texted_me_goodbye pills_lined_up drive_off_the_road dont_see_a_way_out texted_everybody_goodbye better_off_w the_insurance_money lines_on_her_arm aventarme quisiera_dormirme no_le_hayo_sentido sin_sentido_a_nada raya_los_brazos (kill kills killing hang hanging shoot shot drown off offing delete hurt hurting harm
  harming cut cuts cutting burn burning)_(myself himself herself themselves my_self) unalive* kms (end ending
  take taking)_(my his her it things everything)_(life own_life all) (end ending)_(it things everything) (want
  wants wanna rather)_(die dye be_dead) (wish wishes hoping)_(i_was he_was she_was were wasnt)_(dead alive
  born) better_off_(dead without_me if_i) better_without_me (dont doesnt)_(want wanna)_(live be_alive be_here
  exist wake_up) be_here_anymore no_reason_to_live nothing_to_live (not isnt)_worth_living (never
  not)_(wake_up waking_up) point_(of living in_living) (nobody no_one)_would_(miss care) (tired sick
  done)_(of_living of_being_alive of_life living with_life) cant_(go_on do_this_anymore take_it_anymore
  do_life do_this_life keep_going) want_it_all_to_stop jump_off (is started keeps)_cutting cutting_again
  self_harm* slit_(my wrist*) (goodbye suicide)_(note letter) saying_goodbye pills_counted (hear
  hearing)_voices voices_(telling tell in) disappear_forever sleep_forever gun_to_head (give
  giving)_up_on_life / suicid* matar(me se) quitar(me se)_(la_vida vida) quitar_la_vida (quiero quiere
  quisiera)_(morir morirme matarme) morir(me se) (me_quiero se_quiere)_(matar morir) no_(quiero quiere)_vivir
  seguir_viviendo ganas_de_vivir hacer(me se)_dano lastimar(me se) cortar(me se) se_corta_(los_brazos brazos
  las) me_corto_los ahorcar(me se) acabar_con_(mi_vida todo) mejor_muert* vale_la_pena_vivir no_existiera
  desaparecer_para_siempre mejor_sin_mi; harmOther: kill_my_(neighbor boss ex husband wife mom dad coworker) (hurt hurting kill shake smother)_(my_baby the_baby her
  him them someone people my_kids) baby_is_a_demon / lastimar_bebe lastimar_a_mi hacerle_dano; beats: (grabbed grabs)_(me)_(by_the_throat by_my_throat) wont_let_me_leave takes_my_phone (hits beats hurts)_(her him them) burn_the_house kill_me_if (gonna will going_to)_kill_(me her) (his her hands)_hands_on_my_neck (hiding)_the_bruises throws_stuff_at_me (finish quebrar)_me me_va_a_(quebrar matar) me_jalonea takes_my_checks (hits
  hit hitting beats beat beating punches punched slaps slapped kicked chokes choked choking strangles
  strangled pushed pushes shoves shoved hurts hurting)_(me us my_mom my_kids) beat_me_up threaten* abus*
  domestic_violence scared_to_go_home hands_around_my_neck stalk* / me_(pega golpe* pego amenaz* maltrat*
  ahorc* mata empuj*) nos_(pega golpea) violencia_domestica le_pega; afraidOf: (scared afraid terrified)_of /
  miedo_a tengo_miedo me_da_miedo; weapon: gun knife weapon pistol bat / bate pistola cuchillo arma navaja; rape: had_sex_with_me rape* clothes_were_off  (said_stop)_and_he_didnt me_obligo no_underwear dont_remember_saying_yes (se nos me)_obligo
  sexual*_assault* molested molesting molester grop* (touched touches touching)_(me her him my) forced_(me himself) no_clothes_on
  took_advantage roofied (in spiked)_my_drink woke_up_naked / viol(aron o acion ada) abusaron abuso_de (me la
  lo)_toc(o a) manose* echaron_algo desperte_sin_ropa;`;

/** Says what makes it past, harmless or now. */
const circumstances = `
  longAgo: died_of (at_your your)_clinic_last (at by in_his)_(50 birth) hace_(8 10 15 5 3 2)_anos had_heart_attacks (years yrs year months decades)_ago last_(year month) long_time_ago as_a_(kid child baby teen)
  when_i_was_(a young little) in_the_past (history hx)_of used_to_have survivor in_20(09 10 11 12 13
  14 15 16 17 18 19 20 21 22 23 24) run(s)_in_(family my_family) followup follow_up at_50 / hace_(anos meses
  un_ano tiempo) de_(nin(o a) chic(o a)) cuando_era en_el_pasado ano_pasado en_20(15 18 19 20 21)
  antecedente*; story: (watched saw watching)_a_(show series documentary movie) movie movies on_tv tv_show (on in)_the_news in_a_book character episode netflix
  documentary video_game homework school_project essay euphoria / pelicula* en_la_tele novela noticias tarea
  cancion serie; now: again now today tonight happening started starting this_morning just_happened having /
  ahorita ahora hoy otra_vez de_nuevo empezo; symptomNow: same_feeling hurt hurts hurting numb* weak* dizzy
  droop* slur* sweating breathing bleeding swelling swollen worse worst another confused vomiting / duele
  siento adormecid* peor; wellNow: (and he)_healthy no_problems_at_all legs_feel_normal respir(o a)_bien keeping_water_down (fine good ok okay better healthy)_now all_(good healed) doing_(great good
  well fine) fully_recovered (hes shes im feel feels acting breathing)_(fine healthy normal) playing_normal
  no_symptoms totally_better cleared / (ya_esta estoy esta ya)_bien; harmless: (im i_am)_dying_to dying_with_this like_im_dying_with (traffic website commute boss line)_(of_a_website)_is_killing_me killed_(himself herself)_last_year heart_melted (hemorrhoids headache)_of_a dying_of_boredom killer_headache on_that_show muero_de_nervios (bot)_is_killing_me cut_from_the_schedule agua_caliente cafe_caliente eye_twitch* wife_will_kill_me (died_of murio_de)_(a_stroke diabetes un_infarto cancer) muero_d_hambre something_came_up (fainted passed_out died choked stroke heart_attack)_when_i_(saw opened got) stroke_of_(luck genius) need_an_epipen_(prescription refill) epipen_prescription (im am)_dying_(to for) (about almost nearly)_had_a_(stroke heart_attack) (choked died stroke)_when_i_(saw opened got) give_me_a_(heart_attack stroke) overdose_on_(turkey food) dying_for of_stabbing died_of (bit bitten)_my_(dog cat) respir(o a)_bien breathing_(fine ok okay) (for the)_chest_pain_back it_was_nothing preemie_and (childproof babyproof)_(poison* against_poison*) doesnt_know_where_the_(clinic office building) me_va_a_matar_si hes_healthy_at_birth came_up (scared afraid)_of_heart_attacks bleed_out_on chihuahua_come uncle_had_a_stroke something_came_up (had passed fainted)_last_month code_blue (give gave)_me_a_stroke overdosed_on_(pan food tacos) would_kill_for passed_out_on_the_couch about_to_die fallecio bat_to_the bleeding_time clotting_lab chihuahua plumber water_everywhere (fire truck)_alarm saved_my_life (choked choking)_on_my infarto_ver muero_por (bit my)_head_off (bled you_bled)_me_dry stroke_unit heart_attack_blood_test (test blood)_heart_attack (chest head)_(xray xrays cold
  congestion acne) heart_(health healthy enzymes test monitor scan) (hay valley yellow scarlet cabin
  spring)_fever fever_(blister* reducer*) hot_(flash* tub yoga) poison_(ivy oak sumac) food_poison*
  lead_poison* blood_(test* work draw* drawn panel* count type* result* lab* pressure_med* sugar_test*) (draw
  donate give)_blood stool_test stomach_(bug flu) (dying dyin)_(to for of_curiosity) bored_to_death (scared
  afraid)_of_needles killing_me_what will_kill_me gonna_kill_me heat_is_killing (phone battery car
  laptop)_(died dead is_dying) shoot_(me you)_(an a) heart_attack_(when over) (almost nearly bill
  gave)_(had_a_heart_attack gave_me gave_me_a_heart_attack me_a_heart_attack) prevent* cpr first_aid (overdose
  narcan)_(training class) give_out_narcan cutting_teeth teeth_cutting carpal_tunnel ambulance_(bill company)
  suicide_prevention drug_(test* screen*) pregnancy_(test* ultrasound blood_test) stroke_(follow med* rehab)
  (seizure heart)_(med* disorder medicine) (epipen epi_pen refill renew new expired)_(refill* epipen*
  of_epipen mine expired cost) confused_(about by on which) monoxide_(test blood_test) side_effect* side_note
  out_of_(pocket network state town office date) trouble_log* (pass_out faint)_(when_i_see at_needles
  when_they) (flu covid b12 vitamin tetanus allergy)_shot* weight_loss_shot* eye_exam* head_over running_late
  killed_it pain_free dead_tired sick_(of_waiting note) burn*_(out me_out question) (my neighbors the)_(dog
  dogs cat cats) (testicular abdominal thyroid)_ultrasound stress_test break_the_bank / (examen* analisis
  prueba*)_sangre (muero mato morir)_(de_hambre de_risa de_sueno de_calor de_pena de_la_pena trabajando)
  mataste_de_risa murio_(cel mi_cel) casi_me_da_un_infarto derrame*_de_petroleo ahogando_(el_carro los_biles
  las_deudas) me_salvo_la_vida duele_la_cartera (dando dar)_pecho mi_(perro gato) hablar_ingles
  intoxicacion_comida;`;

export const lexicon = [people, places, signs, harm, circumstances].join('');
