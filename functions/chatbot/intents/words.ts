/** What people say about visits, money and the clinics, written like the lexicon. */
export const deskWords = `
  drug: medicine* med meds medication* pill pills tylenol advil motrin ibuprofen ibuprofin aleve naproxen
  aspirin paracetamol acetaminophen antibiotic* amoxicilin* amoxicillin penicillin azithromycin zpack insulin
  metformin prednisone steroid* benadryl zyrtec claritin sudafed mucinex nyquil dayquil statin* lisinopril
  losartan metoprolol zoloft lexapro blood_thinner* birth_control_pill* painkiller* melatonin supplement*
  antihistamine* pepto imodium robitussin flonase / ibuprofeno paracetamol antibiotico* amoxicilina penicilina
  insulina metformina medicina* medicamento* pastilla* jarabe aspirina* vitamina losartan; refillWords:
  refill* ran_out out_of prescription price renew / receta* refill surtir se_me_acabo; visit: visit*
  appointment* booking* reservation* slot apmt / cita citas visita* consulta* turno; ask: do_you do_u do_yall
  can_you can_i can_u could_i you_do you_have do_they you_guys is_there are_there where_can need want looking
  offer* available / hacen tienen dan hay ofrecen puedo sacan ponen venden; price: $ a_como whats_it_run how_much price* pricing
  cost* charge_for fee fees rate rates expensive cheap* run_me set_me_back cash_price going_rate
  bucks for_free how_mutch damage / cuanto_cuesta cuanto_cuestan cuanto_cobran cuanto_vale cuanto_valen
  cuanto_es cuanto_sale cuanto_salen precio* costo* cobran cuanto_por en_cuanto que_cobran; bill: bill bills
  billed billing invoice* statement balance charge charges charged copay_bill collections owe / factura*
  cuenta biles bil cobro* cobraron biyl adeudo; pay: pay paying paid payment* settle / pagar pago pague pagos
  pagan; insurance: insurance* insured insurer* coverage covered in_network network plan_accepted health_plan
  medical_plan / seguro* aseguranza* cobertura; test: test tests tested testing lab labs panel panels level
  levels bloodwork blood_work screening swab / examen* prueba* analisis laboratorio* perfil; doctor: doctor*
  doc physician* provider* nurse np pa md practitioner / doctor* doctora medico* enfermera; child: kid kids
  child* toddler* baby babies infant* newborn* peds pediatric* teen* minor minors youngest / nino* nina* bebe*
  pediatr* menor*; where: where nearest closest near nearby close_to close_by location* address located
  directions far_from around_me / donde ubicad* direccion* direcion cerca cercan* queda; open: open opens
  opened opening close closes closed closing hours hour_today hrs how_late until_when what_time_do / abren
  abre abiert* cierran cierra cerrad* horario* que_hora_abren que_horas atienden_hoy trabajan; day: today
  tomorrow tonight monday* tuesday* wednesday* thursday* friday* saturday* sunday* weekend* holiday* / hoy
  manana lunes martes miercoles jueves viernes sabado* domingo* fin_de_semana;`;
