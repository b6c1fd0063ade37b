/** What people swallow and breathe in, and what they do to themselves and each other, written like the lexicon. A clinician has to read every change. */
export const harm = `
  partner: husband* boyfriend* bf ex partner* fiance wife girlfriend* gf stepdad* stepfather* / espos(o a)
  marido novi(o a) pareja padrastro viejo vieja mi_senor; abuser: he hes hell she shes lady dad mom brother
  uncle man guy aide caregiver nanny babysitter daycare grandson* nephew son / papa hombre cunado nieto hijo
  senora muchacha ninera guarderia; toucher: uncle stepdad* stepfather cousin* coach* teacher neighbor boss
  supervisor grandpa babysitter manager driver landlord massage therapist guy man guys / tio padrastro primo
  maestro entrenador jefe patron vecino abuelo alguien viejo tipo coyote batos; hits: (hit* kick* choke* push*
  shov* threw drag* twist* threaten* burned broke knock* slam* slap* punch* beat* strangl* backhand*)_(me us
  my) (hurt* grab*)_(me us) (slap* punch* beat* strangl* drag*)_(her him) slaps shoves punches threatens
  did_this / (me nos le)_(pega golpe* jalone* jalo empuj* avent* ahorc* amenaz* quema) jalonea la_empuja;
  hitsHer: (hit* punches chokes hurt*)_(her mom) (hurt hit)_by / (la le)_(pega golpea); traps: (wont
  doesnt)_let_(me us)_(leave see go take have out) (takes took hides broke keeps hold* reads checks)_(phone*
  key* car_key* money passport immigration check* card texts message*) hides_insulin (watches
  tracks)_(location phone car) locked_me_in answers_for_me makes_me_delete airtag tracker / vigilad(a o)
  (quita quito)_(telefono celular dinero papeles cheque); unsafe: (not isnt)_safe_(home here) safe_place_go
  (restraining protective)_order eggshells domestic abusive stalk* banging_on_door (run away)_husband
  before_he_gets (scared afraid)_go_home shelter fled leave_him_safely beating_(her me him wife) violent_(man
  husband) (elder child is_that)_abuse abusing being_abused belt_marks with_belt flinch* / refugio
  lugar_seguro me_amenaz* me_golpeando es_violento maltrat* golpead* cachetad* punetazo* dio_patada cintaraz*
  con_cinto no_me_deja_(salir trabajar) (echa* con)_migra domestica; gun: gun pistol barrel / pistola; rape:
  rape* sexual*_(ass* abu*) assaulted molested molester molesting grop(ed ing) fondl* felt_me_up the_assault
  had_sex_with_me forc(ed ing es)_(him her it)self taken_advantage wasnt_my_choice (held holding)_me_down
  get_off_me condom_off clothes_were_off no_(underwear clothes pants) in_my_drink roofied up_my_skirt
  inside_me nudes (got climb*)_on_top men_jumped / viol(aron o ada acion) abus(aron o)_(de sexual*) aprovech(o
  aron)_mi acostarme_con me_fuerza toco_fuerza mete_dedo manose* atacaron_sexual* sin_(ropa mi_permiso);
  forced: forc(ed es) makes made pressured didnt_want dont_want passed_out drunk drugged said_no / forzo
  oblig(o a) aunque; touches: touch(es ed ing) hand* fingers grabb(ed ing) / toc(a o aba) agarro met(e io);
  privates: private* down_there underwear skirt pants butt breast* naked / nalgas pompis partes; suicide:
  suicidal suicid* unaliv* kms noose self_harm goodbyes (kill* hang* shoot* drown* off* delete end* hurting
  harming cutting starving)_(my him her them their)self (end ending)_(it things life) take_life jump_off
  cutting_(again arms legs) want_overdose own_(life terms funeral) this_goodbye not_safe_by_myself / (me
  se)_(quiero quiere)_quitar (quiero quiere quisiera voy va iba pensado ganas)_(matar* morir* aventarme
  tirarme) quitar_vida acabar_con_(vida esto todo) (corta raya)_brazos quit(arme arse)_vida contra_(mi
  su)_(misma mismo vida) (aventarme tirarme)_puente plan_date_picked dios_(perdone lleve) perdonenme (quiero
  quiere)_(ahorcar* colgar*); noLife: (want wants wish* ready)_(die dead) mean_die wish_wasnt never_born
  hate_my_life let_me_die no_point_anymore no_reason_keep dont_deserve_(live alive) dont_care_if_live
  point_another_day no_(hope future) any_future god_take_me ready_join (dont doesnt)_want_(live alive exist
  wake keep_going) here_anymore no_reason_(live living) point_(live living) being_alive to_live_for (not
  isnt)_worth_(living anymore) (tired done)_(living life) cant_(do_anymore take_anymore handle_anymore
  do_no_more do_life live_like go_on keep_going keep_living) be_happier be_better_(off without)
  better_off_(dead if) without_me me_gone if_i_gone (would wont)_(miss notice) worry_about_me burden
  pulling_trigger end_of_rope dont_see_way_out (think* thought* talk* way*)_(about)_(dying die death
  not_waking) dont_trust_myself want_to_disappear it_all_to_stop insurance_money letters_kids wrote_letters
  least_painful want_it_over (only one)_way_out hear*_voices / quisiera_desaparecer no_quiero_despertar
  no_(quiero quiere)_(vivir seguir_viviendo estar_aqui) no_existiera nadie_va_extranar deje_carta (sentido
  caso)_(vida seguir nada) no_veo_caso mejor_(sin_mi se_muere me_muero) soy_(carga estorbo) (quiero
  quiere)_ir_con_(ella el) descansar_todo oigo_voces pienso_muerte escribi_carta no_(aguanto puedo)_mas
  no_puedo_seguir; noWake: (not never dont wouldnt)_wak(e ing)_up / no_despertar dormirme; notHarm: (not never
  wouldnt no)_(hurt* harm*) (not dont doesnt no)_(going want* thinking thoughts)_(hurt* harm* kill*) /
  no_me_quiero; harms: kill* hurt hurting stab choke shake dropping / mat(e ar) golpear matarlo ahogarlo
  lastimar* dano avent*; toxic: bleach chlorine (pool drain battery muriatic hydrofluoric)_(powder acid)
  antifreeze gasolin* siphon* ammonia drano opener clorox lysol windex pine_sol paint_thinner stripper poison
  bait ant_trap roach_gel weed_killer raid bug_bomb* pellets epoxy (torch lamp)_oil mothball* mercury
  thermometer pepper_spray / cloro pinol fabuloso acido veneno liquido_carbon kola_loka era_thinner; harmful:
  deterg* pod dish_soap cleaner cleaning_stuff spray sanitizer rubbing_alcohol aceton* remover nicotine cig*
  windshield* peroxide essential_oil* perfum* mouthwash edible* toothpaste glue toilet from_the_garage vape*
  silica glow_stick denture_tablet icy_hot thc / limpiador suaviz* capsula_jabon oxigenada mota raton; plants:
  leaf leaves plant berries flower mushroom* oleander bush / planta hongos; pills: tablet* gumm(y ies)
  vitamin* adderall xanax dose pastillero gomita*; took: took taken been_taking used had swallowed popped ate
  gave injected / tom(e o) di dio comio agarre; tooMuch: too_(many much) whole_bottle bottle_of bunch_of
  all_(my of) double* twice wrong by_(accident mistake) accidentally extra back_to_back two_doses instead
  again husbands wifes moms dads kids dogs 2_x 3_x whole_week (somebody someone)_elses should_been accidently
  / muchas (medicina pastilla)_(perro esposo) doble dos_veces por_error sin_querer equivo* monton
  mas_medicina; overdose: overdos* od odd_on poisoning fent* heroin narcan nodding / sobredosis envenen*
  metio_algo spiked_drink; gas: rotten_egg* gas_smell monoxide co_alarm gas_leak smell*_gas fumes / monoxido
  huele_gas mucho_gas; mixed: mix* breathing breathed inhal* splash* sprayed spill* all_over / mezcl* junte
  salpic*;`;
