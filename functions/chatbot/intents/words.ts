/** Concepts about visits, money and the clinics, in the notation of `lexicon` (meaning/lexicon.ts). */
export const deskWords = `
  drug: medicine* medication* pill pills tylenol advil motrin ibuprof* aspirin acetaminophen antibiotic*
  amoxicillin penicillin z_pack doxycycline cipro insulin* metformin* prednisone steroid* hydrocortisone
  flagyl metronidazol* benadryl zyrtec claritin sudafed mucinex nyquil dayquil statin* lisinopril losartan
  amlodipine levothyroxine zoloft lexapro blood_thinner* birth_control_pill* melatonin vitamin* pepto imodium
  inhaler* albuterol epipen* epi_pen* cream neosporin peroxide turmeric metoprolol robitussin delsym theraflu
  zpak aleve gabapentin syrup / paracetamol amoxicilina penicilina medicina* medicamento* pastilla* jarabe
  tempra omeprazol* pomada gotas inhalador; visit: visit* appointment* booking* reservation* slot / cita citas
  consulta* turno; ask: (do can)_you can_i you_(have do) (is are)_there need want offer* / hacen tienen dan
  hay ofrecen puedo; price: $ a_como it_run how_much price* pricing cost* (you for)_charge charge_for fee fees
  rates expensive cheap* set_me_back bucks ballpark for_free damage / cuanto_(cuesta* cobra* vale* es sale*
  por) precio* cobran en_cuanto; bill: bill(s) bill(ed ing) invoice* statement* balance* charge(s) charged
  collect(ion or)* owe owed / factura* cuenta* bil biles cobr(o aron ando) cargo* deuda saldo coleccion*; pay:
  pay(s) paying payment* settle / pagar* pago(s) pagan(do); cash: cash (personal a by)_check* checks card
  cards credit debit visa amex discover venmo zelle paypal hsa fsa / efectivo tarjeta* cheque*; take: take*
  taking accept* use work* good ok okay / aceptan toman agarran reciben pasa sirve; sold: drip* iv ivs b12
  (flu skinny)_shot* semaglutide ozempic myers xray* ultrasound / suero* inyeccion* radiografia*; lab:
  testosterone thyroid cholesterol iron vitamin* hormone* psa hiv std_(panel test*) hba1c cbc cmp tsh lipid*
  metabolic draw_blood blood_(type draw work count panel test*) / colesterol tiroides vih (examen* prueba
  analisis)_(azucar sangre embarazo); seen: (be get)_seen (see seeing)_(doctor provider some*) (come
  coming)_in walkin look* checked_out checkup urgent_care / ver_doctor me_(vean revisen atiendan) (revisar
  ver)me consulta; insurance: insur* coverage network health_plan hmo ppo obamacare deductible* / seguro*
  aseguranza* cobertura; test: test(s) test(ed ing) lab(s) panel(s) level(s) bloodwork screening swab /
  examen* prueba* analisis laboratorio* perfil; doctor: doctor* physician* provider* nurse np pa md
  practitioner / medico* enfermera; open: open opens opened opening close closes closed closing hours how_late
  until_when what_time_do / abren abre abiert* cierran cierra cerrad* horario* que_horas trabajan; day: today
  tomorrow tonight (mon tues wednes thurs fri satur sun)day* weekend* holiday* / hoy manana lunes martes
  miercoles jueves viernes sabado* domingo* fin_de_semana; clock: (at by before after until do)_(1 2 3 4 5 6 7
  8 9 10 11) (1 2 3 4 5 6 7 8 9 10 11)_(am pm) noon / las_(1 2 3 4 5 6 7 8 9 10 11); holiday: holiday*
  thanksgiving christmas new_year* easter july (memorial labor nevada)_day / navidad ano_nuevo
  accion_de_gracias pavo dia_de_las_madres julio; document: (my an photo state no valid or)_id passport
  license insurance_card / pasaporte matricula licencia identificacion tarjeta_seguro; elsewhere: walmart
  costco dmv raiders repair netflix gym mall / llantera; human: person human someone anyone anybody staff
  receptionist nurse manager / persona alguien humano senorita; tongue: spanish tagalog chinese mandarin
  korean vietnamese amharic russian language* / espanol idioma*; role: nurse* ma np pa emt front_desk
  receptionist* medical_assistant phlebotom* tech(s) / recepcionista enfermer* asistente_medica flebotomista
  limpieza; estimate: estimate(s) good_faith no_surprises_act / presupuesto* cotizacion* estimado*; specialist: specialist* cardiolog* dermatolog* neurolog* orthop* ortho urolog* gastro* gi ent
  endocrin* rheumatolog* podiatr* surgeon (skin heart lung kidney back)_doctor* / especialista* ortoped*
  el_de_(los_huesos el_rinon); employer: work job boss manager employer school teacher professor daycare class
  / trabajo escuela jefe patron maestra chamba;`;
