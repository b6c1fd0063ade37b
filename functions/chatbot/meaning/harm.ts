/** What people swallow and breathe in, and what they do to themselves and each other, written like the lexicon. A clinician has to read every change. */
export const harm = `
  partner: husband* boyfriend* bf ex partner* wife girlfriend* gf stepdad / espos(o a) marido novi(o a) pareja
  padrastro viejo; abuser: he hes she shes dad mom brother uncle man guy caregiver grandsons / papa hombre;
  toucher: uncle stepdad* stepfather cousin* coach* teacher neighbor boss supervisor grandpa babysitter
  massage guy man guys / tio padrastro primo maestro jefe vecino abuelo alguien; hits: (hit* beat* punch*
  slap* kick* choke* strangl* push* shov* grab* threw drag* hurt* threaten* burned)_(me us) beat*_up did_this
  throws_stuff / (me nos)_(pega golpe* jalone* jalo empuj* avent* ahorc* amenaz*); hitsHer: (hit* beat*
  punches chokes hurt*)_(her mom) hurt_by / (la le)_(pega golpea); traps: (wont doesnt)_let_me_(leave see go
  take) (takes took hides broke)_(phone key* money passport check* card) (watches tracks)_(location phone)
  locked_me / (quita quito)_(telefono celular dinero papeles); unsafe: (not isnt)_safe_(home here)
  safe_place_go (restraining protective)_order dv eggshells domestic abusive stalk* banging_on_door (run
  away)_husband before_he_gets scared_to_go_home / no_me_deja_salir (echa con)_migra domestica; gun: gun
  pistol barrel / pistola; rape: rape* sexual*_(ass* abu*) assaulted molested molester molesting grop(ed ing)
  had_sex_with_me forc(ed ing es)_(him her it)self taken_advantage wasnt_my_choice held_me_down get_off_me
  condom_off clothes_were_off no_(underwear clothes pants) dna_on in_my_drink / viol(aron o ada acion)
  abus(aron o)_(de sexual*) manose* sin_(ropa mi_permiso); forced: forc(ed es) makes made pressured didnt_want
  dont_want passed_out drunk drugged said_no / forzo oblig(o a) aunque; touches: touch(es ed ing) hand*
  fingers grabbed / toc(a o aba); privates: private* down_there underwear skirt pants butt naked / nalgas
  partes; suicide: suicidal suicid* unaliv* kms noose self_harm goodbyes (kill* hang* shoot* drown* off*
  delete end* hurting harming cutting starving)_(my him her them)self (end ending)_(it things life) take_life
  jump_off cutting_(again arms legs) want_overdose own_life / (me se)_(quiero quiere)_(matar quitar) (quiero
  quiere quisiera voy va iba pensado ganas)_(matar* morir* aventarme tirarme) quitar_vida acabar_con_(vida
  esto todo) (corta raya)_brazos quit(arme arse)_vida (quiero quiere)_(ahorcar* colgar*); noLife: (want wants
  wish* ready)_(die dead) mean_die wish_wasnt never_born (dont doesnt)_want_(live alive exist wake keep_going)
  here_anymore no_(reason point)_(live living) point_living being_alive to_live_for (not isnt)_worth_(living
  anymore) (tired done)_(living life) cant_(do_anymore do_no_more do_life live_like go_on) be_happier
  be_better_(off without) better_off_(dead if) without_me me_gone if_i_gone (would wont)_(miss notice)
  worry_about_me burden pulling_trigger end_of_rope dont_see_way_out (think* thought* talk*
  way*)_(about)_(dying die death not_waking) dont_trust_myself want_to_disappear it_all_to_stop
  insurance_money letters_kids least_painful hear*_voices / quisiera_desaparecer no_(quiero quiere)_(vivir
  despertar seguir_viviendo estar_aqui) no_existiera sentido_(vida seguir nada) mejor_(sin_mi se_muere
  me_muero) soy_(carga estorbo) quiero_ir_con_ella descansar_todo oigo_voces pienso_muerte escribi_carta
  no_aguanto_mas; noWake: (not never)_wak(e ing)_up / no_despertar dormirme; notHarm: (not never wouldnt
  no)_(hurt* harm*) (not dont doesnt no)_(going want* thinking thoughts)_(hurt* harm* kill*) / no_me_quiero;
  harms: kill* hurt hurting stab choke shake dropping / mat(e ar) lastimar* dano avent*; harmful: bleach (pool
  drain battery)_(powder acid) chlorine antifreeze deterg* pod dish_soap gasolin* cleaner cleaning_stuff
  ammonia drano opener clorox lysol windex thinner poison bait spray pellets sanitizer rubbing_alcohol aceton*
  remover mothball* nicotine cig* vape windshield* peroxide essential_oil* perfum* mouthwash edible*
  toothpaste glue toilet from_the_garage vape* lamp_oil silica mercury thermometer / cloro limpiador pinol
  fabuloso suaviz* acido_bateria veneno oxigenada mota raton bolitas_raton; plants: leaf leaves plant berries
  flower mushroom* oleander bush / planta hongos; pills: tablet* gumm(y ies) vitamin* adderall xanax dose
  pastillero gomita*; took: took taken swallowed popped ate gave injected / tom(e o) di dio comio; tooMuch:
  too_(many much) whole_bottle bottle_of bunch_of all_(my of) double* twice wrong by_(accident mistake)
  accidentally extra back_to_back two_doses instead again (dogs moms husbands kids)_(pill* medication*
  adderall) 2_x 3_x / muchas doble dos_veces por_error sin_querer equivoc* monton mas_medicina; overdose:
  overdos* od odd_on poisoning fent* heroin narcan nodding / sobredosis envenen* metio_algo spiked_drink; gas:
  rotten_eggs monoxide co_alarm gas_leak smell*_gas fumes smells_like_gas / monoxido huele_gas mucho_gas;
  mixed: mix* breathing breathed inhal* splash* sprayed spill* all_over / mezcl* junte salpic*;`;
