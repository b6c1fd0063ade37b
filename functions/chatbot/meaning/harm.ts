/**
 * Things that people swallow or breathe in, and ways in which they harm themselves and others, in the notation of
 * `lexicon` (lexicon.ts). `toxic` is harmful to touch, `harmful` when swallowed. A clinician has to read every change.
 */
export const harm = `
  partner: husband* spouse boyfriend* bf ex partner* fiance wife girlfriend* gf stepdad* stepfather* my_man
  old_man (babys sons childs)_(father dad) / espos(o a) marido exmarido conyuge novi(o a) mujer pareja
  padrastro viejo vieja mi_senor; abuser: he hes hell she shes shell they lady dad father mom mother in_law
  brother sister aunt grandson* nephew son daughter stepson aide caregiver caretaker nanny roommate roomie
  someone coworker compa client* stepmom daddy / papa hombre cunado nieto hijastro hermano alguien prima
  senora muchacha ninera suegr(o a) patrona; toucher: stepdad* stepfather stepbrother boss uncle guest cousin*
  coach* teacher neighbor supervisor grandpa grandfather babysitter manager driver landlord massage therapist
  pastor trainer guard guy man guys / padrastro papa viejo tio primo maestro entrenador jefe patron vecino
  abuelo tipo coyote batos masajista enfermero senor amigo dueno companero cliente casero pollero pastor
  huesped; hits: (hit* kick* chok* push* shov* threw drag* threaten* burned slam* slap* punch* beat* strangl*
  backhand* hurt* grab* attack* bit knee* shak* smack* slug* headbutt* elbow* tackl* whip* smother* yank*
  pinch* scratch* claw* pinned)_(me us) (slap* punch* beat* strangl* drag* chokes hits kicks hurts hurting
  shook threw pushed shov* smack*)_(her him mom my_mom wife kid* brother sister daughter baby grandma)
  hitting_my hurt_her_again whip*_my (broke* twist* knock* crack*)_(my her)_(nose arm wrist jaw rib* finger*
  tooth teeth) (smash* stomp* slap* punch* kick* squeez* pinch* scratch* claw* slam* yank* pull*
  grab*)_my_(face neck hand arm wrist foot back stomach head hair) pull*_knife saco_navaja shoves slaps
  threatens slammed_her_against did_this_(me my her) smashed_my; pega: / (me nos le la lo)_(pega pegan pego
  golpe* golpi* jalone* jalo empuj* avent* ahorc* amenaz* quema quemo patea* pateo pegando quebro rompio zafo
  machuco encierra doblo arrastr* pellizc* cachet* rasgun* arun* mordio aporre* estrell* zarande* sacud* tumbo
  agred* lastim* maltrat* persigue controla azoto) (dio)_patada* me_dio_golpe me_torcio (pico con)_cuchillo
  tiro_vaso; traps: (wont doesnt wouldnt)_let_(me us)_(leave go out work) let_me_have let_me_(see go
  to)_the_doctor let_me_see_(a_doctor my_family my_mom) let_me_go_to (takes took hides broke keeps)_my_(phone*
  key* car_key* money check* id) let_me_take_my (hides takes)_insulin controls_money (wont doesnt)_let_her
  reads_(all my)_text* checks_(text* every) (watches tracks)_(location phone car) locked_me_in answers_for_me
  makes_me_delete / vigilad(a o) (quita quito)_(telefono celular dinero papeles cheque pasaporte pastillas)
  no_paga_deja_ir (no_me nos)_deja_ir; unsafe: (not isnt)_safe_(home here with_husband) (dont
  doesnt)_feel_safe_(home here) unsafe_home safe_place_go (restraining protective)_order eggshells
  domestic_(violence abuse) abusive stalk(s er ing) banging_on_door (run away)_husband before_he_gets (scared
  afraid)_go_home (need womens)_shelter shelter_(tonight in_vegas that) fled leave_him_safely beating_(her
  wife) is_violent (elder child is_that)_abuse abused_by abusing being_abused being_hurt belt_marks with_belt
  (takes took keeps hold*)_my_(passport immigration) tracker_(under car) airtag handprint* got_pushed
  how_i_got_hurt / refugio lugar_seguro me_(quiere va_a)_matar me_siguen me_amenaz* es_violento violencia
  maltrat* golpeada_por mujeres_golpeadas cachetea* cacheteo cachetad* punetazo* cintaraz* cinturonazo*
  con_cinto no_me_deja_(salir trabajar ir) me_(golpearon empujaron patearon amarraron aventaron esconde
  estrello) orden_restriccion amenazo paso_mano quitar_ninos como_me_lastime (echa* con)_migra
  no_siento_segura; byPartner: (by from)_(my)_(husband boyfriend bf ex partner wife girlfriend gf dad stepdad
  stepfather son mom brother roommate caregiver man) / por_mi_(esposo marido novio pareja ex); acts: hit
  hitting punch* slap* beat(s en ing) kick* chok* strangl* headbutt* shov* push* bruise* black_eye slam* drag*
  attack* violen* hurt fight* fought rough / golpe* moret* cacheteo lastim* pelee pelea; gun: gun pistol /
  pistola; rape: rape* raping sexual*_(ass* abu*) something_sexual assaulted molest(ed er ing s) sodomiz*
  violated assault_exam collect_evidence (took taken)_advantage abused_me forced_(anal oral) pulled_(my
  her)_pants kissed_me exposed_himself rubbed_on_(me my) by_crotch sells_me pimp grop(ed ing) fondl*
  felt_me_up the_assault had_sex_with_me forc(ed ing es)_(him her it)self wasnt_my_choice (held
  holding)_me_down get_off_me take_no unwanted_(sex touch*) (didnt_say without)_(yes wanting) couldnt_(push
  get)_(him)_off was_forced condom_off clothes_were_off (had with place)_no_(underwear pants) (put
  something)_in_my_drink roofied up_my_skirt was_inside_me nudes on_top_of_me men_jumped trafficked
  didnt_consent without_consent drugged_me was_drugged / me_(forzaron tocaron drogaron) (me la lo)_forzo
  beso_fuerza agarro_fuerza tocamiento* manosi* ultraj* penetr* vendio_con exige_sexo toco_sin_permiso
  bajo_calzones fue_tocad(o a) tocad(o a)_por (agred* ataco)_sexual* me_hicieron_(algo cosas) me_hizo_cosas
  quito_condon encima_mi quitarmelo acostaba_con abus(a o)_mi (me la lo)_abuso (mete a)_mi_cama viol(aron o
  ada acion) abus(aron o ada)_(de sexual*) fui_abusad(a o) aprovech(o aron)_mi oblig(a o)_acostarme me_fuerza
  manose* atacaron_sexual* sin_(ropa mi_permiso); forced: forc(ed es) pressured didnt_want dont_want
  passed_out drunk drugged said_no / forzo oblig(o a) aunque; touches: touch(es ed ing) (put puts)_hand*
  fingers grabb(ed ing) / toc(a o aba aron) agarr(a o) met(e io); privates: private* down_there underwear
  skirt pants butt breast* naked / nalgas pompis partes donde_no; suicide: (want wants wish* ready)_(die dead)
  mean_die let_me_die (dont doesnt)_want_(live alive exist) suicidal suicid* unaliv* kms kys noose self_harm
  goodbyes been_cutting (kill* hang* shoot* drown* off* delete end* hurting hitting harming cutting
  starving)_(my him her them their your)self urself kill_(themselves ourselves) end_(my_life it_all)
  ending_(my_life his_life her_life it) (might want going plan)_end_(it things) (want going)_hurt_myself
  want_it_to_end life_isnt_worth (pills tylenol)_die take_(my his her)_life done_fighting (intento
  intente)_(ahorcar* matar*) ganas_lastimarme jump_off_(bridge roof building balcony cliff) cutting_(again
  arms legs) want_overdose own_(life terms funeral) plan_date_picked this_goodbye not_safe_by_myself /
  no_(quiero quiere)_(vivir seguir_viviendo) me_(quiero quisiera voy)_matar se_(quiere va)_matar para_(matarse
  morirse matarme) (aventar tirar)_puente me_quiero_(lastimar hacer_dano) hacerme_dano pienso_morir
  ir_este_mundo (quiero quiere quisiera voy va iba pensado ganas)_(matarme matarse morir* aventarme tirarme)
  quitar_vida acabar_con_(vida esto todo) (corta corto raya)_brazos hija_corta quit(arme arse)_vida contra_(mi
  su)_(misma mismo vida) (aventarme tirarme)_puente dios_(perdone lleve) perdonenme (quiero quiere)_(ahorcar*
  colgar*); noLife: wish_wasnt never_born hate_my_life no_point_anymore no_reason_keep dont_deserve_(live
  alive) dont_care_if_live point_another_day no_future no_hope_left see_any_future god_take_me ready_join
  (dont doesnt)_want_(wake keep_going) be_here_anymore no_reason_(live living) point_(live living) being_alive
  to_live_for (not isnt)_worth_(living anymore) (tired done)_(living life) cant_(do_this_anymore do_it_anymore
  take_it_anymore take_this_anymore handle_anymore do_no_more do_life live_like keep_going keep_living)
  be_happier be_better_(off without) better_off_(dead without_me) better_without_me me_gone if_i_(gone died)
  (would wont)_(miss notice)_me worry_about_me_(anymore soon) im_(such)_burden burden_(to on) pulling_trigger
  end_of_rope dont_see_way_out (think* thought* talk* way*)_(about)_(dying die death not_waking)
  dont_trust_myself want_to_disappear it_all_to_stop it_to_be_over least_painful (only one)_way_out
  hear_voices hearing_voices / (quiero quisiera)_desaparecer no_quiero_(despertar estar_aqui) no_existiera
  nadie_va_extranar deje_carta (sentido caso)_(vida seguir nada) no_vale_pena_vivir no_veo_(caso sentido)
  mejor_(sin_mi se_muere me_muero) soy_(carga estorbo) descansar_todo oigo_voces pienso_muerte escribi_carta
  no_(aguanto puedo)_mas no_puedo_seguir; self: (my him her)self mism(o a) sola lastimarme lastimarse /
  cortarme; noWake: (not never dont wouldnt)_wak(e ing)_up / no_despertar dormirme; notHarm: (not never
  wouldnt no)_(hurt* harm*) (not dont doesnt no)_(going want* thinking thoughts)_(hurt* harm* kill*) / no_(voy
  quiero)_(lastimar* hacer_dano); harms: (kill* hurt hurting stab* chok* shak* dropping harm*)_(him her them
  his someone people baby kid* everyone wife husband boss supervisor mom dad coworker) / (mate matar golpear
  lastimar*)_(bebe hijo hija nino nina esposo esposa guey jefe patron gente ex alguien vecino) matarl(o a)
  ahogarl(o a) lastimarl(o a) dano_(bebe alguien) avent(ar)_bebe; toxic: bleach chlorine (pool drain battery
  muriatic hydrofluoric)_(powder acid) antifreeze gasolin* siphon* ammonia drano drain_opener clorox lysol
  windex pine_sol paint_thinner stripper poison bait ant_trap roach_gel weed_killer pesticid* insecticid* raid
  fabuloso pinol suavitel bug_bomb* pellets epoxy (torch lamp)_oil oven_cleaner mothball* mercury pepper_spray
  / cloro acido veneno liquido_carbon kola_loka era_thinner; harmful: deterg* pod dish_soap cleaner
  cleaning_stuff sanitizer rubbing_alcohol aceton* remover nicotine cig* windshield* peroxide essential_oil*
  perfum* mouthwash edible* toothpaste glue from_the_garage vape* silica glow_stick denture_tablet icy_hot thc
  poisonous / limpiador suaviz* capsula_jabon oxigenada mota raton; plants: leaf leaves plant wild_berries
  flower mushroom* oleander bush / planta hongo*; pills: tablet* gumm(y ies) vitamin* adderall xanax dose
  pastillero gomita*; took: took taken swallowed popped ate drank gave injected / inyecto tom(e o) di dio puse
  comio agarre; tooMuch: too_(many much) (whole a)_bottle bunch_of all_(pills medicine medication*)
  double_(dose* my) (two 2)_doses twice_the (2_x 3_x)_dose dose_twice wrong_(medic* pill* dose bottle one kid)
  by_(accident mistake) back_to_back extra_(pill* dose*) (husbands wifes moms dads mothers grandmas roommates
  someone_elses dogs)_(pill* medic* heart blood_pressure warfarin) whole_week should_been accident(al)ly
  double_insulin at_once / mas_insulina_de much(o a as) demasiad* todas_pastillas frasco_pastillas (medicina
  pastilla)_(perro esposo papa mama) doble dos_veces por_error sin_querer equivo* monton mas_medicina;
  overdose: poison(ed ing) overdos* odd_on alcohol_poison* heroin nodding_out spiked_drink / sobredosis
  envenen* intoxico metio_algo; gas: gas_smell monoxide co_alarm gas_leak (smell smells smelled smelling)_gas
  / monoxido huele_gas huele_mucho_gas; mixed: mix* breath(ed ing) inhal* splash* sprayed spill* / mezcl*
  junte salpic*;`;
