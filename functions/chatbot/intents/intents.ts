import { entry } from '#functions/chatbot/meaning/entry.ts';
import { texts } from '#functions/chatbot/reply/texts.ts';

const { phone, hours, horario, fax, email, name, advice } = texts;

/** Of those that a message asks for, the one that explains the most of it counts, and of two alike the first. */
export const intents = {
  cancel: entry(
    'myBookings',
    'phone',
  )`kiero cancelar|quiero cancelar|no voy a poder ir ; take + off the schedule|off the list; off the schedule;
    cancel + appointment|visit|appt|tomorrow|today; me borran; kiero cancelar|quiero cancelar; take me off|
    not gonna make it|not going to make it; give my spot|give my slot; borrenme|bajenme|quiten; ya no voy a
    ir; cancel*|call off|delete|call it off|get rid of + @visit|today|tomorrow ! refund|reason|fee|policy|
    notice|cancelling if|card; cancel ! refund*; cancel* my ! refund*; cant make it; wont make it; not
    coming|not gonna make it; dont need + @visit + anymore; booked twice; cancelar|anular|quitar|quitenme +
    @visit; cancelar; no voy a poder ir|no voy a poder llegar; ya no ocupo + @visit
    EN You can cancel under My Bookings: find your visit and choose Cancel. If you’re on another device,
    we’ll email you a code first. You can also call ${phone}.
    ES Puede cancelar en My Bookings: busque su cita y elija Cancel. Si usa otro aparato, primero le mandamos
    un código por correo electrónico. También puede llamar al ${phone}.`,
  move: entry('myBookings', 'phone')`push my|push + next week|later; do + instead & next|friday|monday|
    tuesday; later in the week|next week instead; cambiar pal|cambiar para|me la pueden cambiar; push my; put
    me on + anymore|after|before; anything after that; switch me|move me|shift + @day|@visit; reschedul*|
    resched|move|change|switch|push|postpone|different|earlier|sooner|later + @visit|time|day|date|clinic|
    location|friday|monday ! last name|address|insurance|password|oil; instead of + @day; swap + @visit|time|
    day; reschedul*; resched; get in sooner; different time; wrong clinic|wrong location|wrong day|wrong
    time; cambiar|mover|reagendar|pasar|reprogramar + @visit|dia|hora|fecha; reagendar; cambien la cita
    EN You can reschedule under My Bookings: find your visit, choose Reschedule, and pick another time, day
    or clinic. If you’re on another device, we’ll email you a code first. You can also call ${phone}.
    ES Puede cambiar su cita en My Bookings: busque su cita, elija Reschedule y escoja otra hora, otro día u
    otra clínica. Si usa otro aparato, primero le mandamos un código por correo electrónico. También puede
    llamar al ${phone}.`,
  late: entry(
    'phone',
    'myBookings',
  )`grace period; totally forgot|slept through|slept thru|forgot & appointment & now|what
    now; get bumped; stuck on the 15|stuck behind; minutes behind|min behind|20 behind; grace period; give my
    spot away|give up my spot; llego 15|llego tarde|llego 20; running late|running behind|im late|be late|
    gonna be late|how late can i be|minutes late|min late|mins late|missed my|missed our|i missed|late for +
    @visit; running late; running behind; gonna be late; be late; min late|minutes late|mins late; missed +
    @visit; overslept; overslept + late|later|come; stuck in traffic; traffic & late; voy tarde|llego tarde|
    voy a llegar tarde; se me paso|se me olvido|perdi + @visit; how late can i be ! period
    EN Running late, or missed your visit? Call ${phone} and we’ll tell you whether we can still see you. You
    can also choose another time under My Bookings.
    ES ¿Va tarde o se le pasó la cita? Llame al ${phone} y le diremos si todavía podemos atenderle. También
    puede escoger otra hora en My Bookings.`,
  findVisit: entry(
    'myBookings',
    'phone',
  )`appointment is at|appointment + right; perdi + confirmacion ; mi confirmacion; saying im confirmed|was it 9|was it at|im confirmed; what time +
    supposed|was i; booked + where; supposed to come in; made an appointment + never|didnt|nothing; hice una
    cita|hise una cita & no me llego|no me yego|nada; never got a text; what time|when|which location|which
    clinic|where|forgot|find|see|check|look up|lost|confirm + my visit|my appointment|my booking|did i book|
    my appointment is|is my appointment; confirmation + email|number|never|didnt|not|lost|text|receive*;
    booking go through|go through|went through + @visit|did; nothing in my inbox; my bookings|my
    appointments; booked & inbox|spam|nothing|email|where; a que hora|cuando|donde + era mi cita|es mi cita|
    tengo cita|mi cita; no me llego + email|correo|confirmacion; mi cita ! cancelar|mover|cambiar
    EN Your visits are under My Bookings. If you’re on a different device from the one you booked with, we’ll
    email you a code first. Your confirmation email also has the details.
    ES Sus citas están en My Bookings. Si usa otro aparato que cuando reservó, primero le mandamos un código
    por correo electrónico. El correo de confirmación también tiene los detalles.`,
  checkIn: entry(
    'checkIn',
    'locations',
  )`fill in my stuff|fill in + online; sign in from|paperwork on my phone; llenar la forma;
    put my name in line|get in line; name in line; fill out + before i get there|ahead|couch|from home;
    clipboard paperwork; come in or + phone|check; link is dead & fill; llenar + forma|link; check in online|
    check in|checkin|checking in|register online|registering|sign in before|registration; paperwork|forms +
    ahead|online|before|early|fill; registrar*|registro|check in; llenar|papeles + antes|en linea ! hotel|bag
    EN You can check in online before you leave home. It saves time at the front desk. Trouble with it? Come
    in anyway, and we’ll check you in at the front desk.
    ES Puede registrarse en línea antes de salir de casa; ahorra tiempo en la recepción. Si no funciona,
    venga de todos modos y le registramos aquí.`,
  virtual: entry('phone')`video call me|somebody just video|call me on video; facetime me|facetime + dr|
    doctor; facetime|video|zoom & @doctor|instead; thru the computer|through the computer|on the computer|
    zoom link|por computadora; virtual|video visit*|video call|video|telehealth|telemedicine|facetime|zoom|
    skype|over the phone + @visit|@doctor|do|see|offer|have; telehealth; virtual; telemedicine; video visit*;
    over zoom; videollamada|teleconsulta|por video|por telefono + @visit|@doctor|ver|dan|sin ir; videollamada
    ! visit summary
    EN Yes. Choose Virtual Visit at the top of any page, and enter your name, email and the date you’d like.
    We’ll email you a link to join. You can also call ${phone}.
    ES Sí. Elija Virtual Visit arriba en cualquier página y escriba su nombre, su correo y la fecha que
    prefiere. Le mandamos el enlace por correo electrónico. También puede llamar al ${phone}.`,
  wait: entry(
    'book',
    'phone',
  )`waiting room & longer|how long; how many people ahead|people ahead|ppl ahead|ahead of me; hours & sat|waiting
    & today|like that; how long|hows|what is|long + wait*|line|lobby|to be seen|til i see|until i see; wait
    time*; how busy|busy|crowded|packed ! phone line|line busy; waiting + lobby|room|hour|over; wait is; line
    + looking|long|out the door; how much longer|sitting in your lobby|sitting in the lobby; cuanto +
    esperar|espera|tiempo de espera|tardan en atender; mucha gente|hay fila|hay gente|esta lleno ! results|
    labs|resultados
    EN I can’t see today’s wait times. Book ahead to spend less time waiting, or call ${phone} and ask how
    busy the clinic is.
    ES No puedo ver cuánto hay que esperar hoy. Reserve una cita para esperar menos, o llame al ${phone} y
    pregunte cuánta gente hay.`,
  walkIn: entry('book', 'locations')`first come first served|have to make a reservation; walkin|walkins|just
    walk in|walk in|just show up|just come|just come in|drop in|show up; do i need|do you need|required|
    necessary|have to have|without|no|gotta have + @visit ! insurance|cancel|move|book|asap|cant|want an|for
    my; appointment only; sin cita|nomas llego|llegar sin|asi nomas|ir sin; ocupo cita o|necesito cita o|
    necesito cita para; too late to come in; can i still come in|still come in|turn me away
    EN Walk-ins are welcome, but appointments are preferred. Come to any of our ten clinics, ${hours}, or
    book a time online.
    ES Puede venir sin cita, aunque es mejor con cita. Venga a cualquiera de nuestras diez clínicas,
    ${horario}, o reserve una hora en línea.`,
  noCard: entry('book', 'phone')`dont have|forgot|lost|left|without|no|stolen|stole|robaron|olvide|perdi|no
    traigo|no tengo + insurance card|card with me|my card|id|tarjeta del seguro|tarjeta de seguro|license|
    wallet|cartera ! credit card|debit card|work note|password
    EN That’s fine. You can book without your card. Choose “I’ll bring my card” on the form, and bring it to
    your visit.
    ES Está bien. Puede reservar sin su tarjeta: en el formulario elija “I’ll bring my card” y tráigala a su
    cita. Si la perdió, llame al ${phone}.`,
  bring: entry(
    'prepare',
    'book',
  )`pasaporte|id|identificacion + puedo|ir|sirve|solo|nomas; what do i need to have|need to have on me|que papeles|ke papeles|matricula|
    license expired|id expired|expired id; what|anything|should|need + bring|take with me|have with me|
    documents|paperwork|papers ! dog|cat; how early; should i bring|do i bring|need to bring; need
    + id|license|passport|identification; pic|picture|photo + insurance card|my card|card; pill bottles;
    license or; que + llevar|traer|documentos|papeles + ocupo|debo|tengo|necesito; que papeles|que llevo|que
    documentos; necesito + id|identificacion|pasaporte; first visit
    EN Please arrive 15 minutes early, and bring your ID and insurance card. A list of the medicines you take
    also helps. Missing one of them? Come anyway, or call us first.
    ES Llegue 15 minutos antes y traiga una identificación y su tarjeta del seguro. También ayuda una lista
    de las medicinas que toma. ¿Le falta algo? Venga de todos modos o llámenos antes.`,
  book: entry()`anything open + thursday|friday|monday|tuesday|wednesday|at; same day & both|kids|parents|
    establish; spot before|anything open|spot + tomorrow|today|noon; get my + in & kids|mom|dad|son|daughter;
    blood pressure check; appointment + near|at the|in the|for today|para hoy; put me down|establish care|
    calendar + spin*|wont let me|pick; anybody see me|see me today|fit me in|squeeze me in|get my mom in;
    tratar de sacar|agarrar + cita; book|booking|schedule|make|get|need|want|set up|reserve|have + @visit|
    appointment|physical|checkup|me in|new patient ! cancel*|reschedul*|missed|cheap|labs|sports physical|
    results|school physical|need to cancel|change|move; book; schedule; schedul* + @visit; see + @doctor !
    results|who|name; next available|soonest|asap|earliest|openings; get in + today|tomorrow|morning; be
    seen|get seen|seen; got anything|anything available|any openings; sign up; make an appointment; hacer|
    sacar|quiero|necesito|ocupo|agendar|reservar|saco|pedir|tienen|programar + cita|turno|appointment;
    reservar|agendar; ver al doctor|ver a un doctor|ver un doctor; cita para; cita`,
  children: entry('book', 'phone')`how young|young do; can you stitch|do you stitch + kids|child; see|treat|
    take|accept|care for|serve|bring|seen + @child ! note|@price|cancel|@price|insurance|cheap|shot|
    shots|vaccine*|physical|bit|sick child; how old|minimum age|age limit|what ages|youngest|all ages|from
    what age|desde que edad|edad minima; pediatric*|peds|adults only; atienden|ven|miran|reciben|aceptan +
    @child
    EN Yes, we see sick and injured children. A parent or guardian needs to come along. For a newborn, or if
    you’re not sure, call ${phone} first.
    ES Sí, atendemos a niños enfermos y lastimados. Debe venir uno de los padres o un tutor. Si es un recién
    nacido o no está seguro, llame antes al ${phone}.`,
  hours: entry()`@open|do you + thanksgiving|christmas|juneteenth|halloween|easter|labor day|memorial day|veterans day|independence day|july|navidad|accion de gracias|new years; lock the doors|get off at|after midnight|work nights; there + after|until|till|late;
    somebody there + still|if i|when i; lights on; nevada day|fourth of july|4th of july|dia de las madres|
    dia de accion|navidad|ano nuevo; hasta que hora|todavia alcanzo|alcanzo a llegar; @open ! cut my|head
    open|wound|open cut|open sore|open fracture|closed account|position*|job|jobs|hiring|to the public|how
    close|close to me|close to us|close by|bus stop; weekend*|saturday*|sunday*|holiday*|what days|which
    days|after hours|evenings|nights + @open|there|see|available|take|do you|hours; 24 7|24 hours; open|come|
    come in|stop by|be there|make it|see me + pm|am|oclock|noon|at 7|after 6|after 5|at 8|before 8|before 7|
    by 5; sunday* hours|saturday*; weekend; holiday*; anyone there; close for lunch; que dias|a que hora +
    abren|cierran|atienden|trabajan; abren|abierto*|atienden|trabajan + @day|ahorita|hoy; hours`,
  places: entry()`closest one to|nearest one to; shortest uber|closest to|near the + strip|airport; no los
    encuentro|no encuentro la clinica|en que plaza; @where ! xray|ultrasound|results|labs|pay|bill|refund|
    portal|bus stop|dispute|closest time|log in|sign in; where are you; what city; near me; staying|live +
    strip|near|off|by; have anything|a clinic|clinic + in|near|around|por|en ! pharmacy; address; zip; donde
    estan; cual me queda; una clinica + en|por|x|cerca; location*`,
  directions: entry()`directions|how do i get to|how to get to|navigate|gps|google maps|apple maps|cross
    street*|landmark|get there|como llego|como llegar|get to you; get to u|get to you + from`,
  contact: entry('phone', 'contact')`email for|whats the email; an email|email + send|write|something|to;
    phone number|your number|telephone|fax|email address|contact|reach|call you|number to call|call back|
    callback|email i can|phone + number|what is|whats|your; an email + send|i can; phone; nobody picks up|no
    one answers|no one picks up; numero de telefono|numero|fax|correo electronico|telefono|contactar !
    confirmation|account|card number|policy|verification|room number|tracking
    EN Call ${phone}, ${hours}. You can also fax ${fax}, email ${email} or use our contact form.
    ES Llame al ${phone}, ${horario}. También puede mandar un fax al ${fax}, un correo a ${email} o usar el
    formulario de contacto.`,
  person: entry(
    'phone',
    'contact',
  )`want a human|i want a human|get me a human; want the front desk|stop with the robot|no robot|front desk please;
    hablar con alguien|talk to somebody ! divorcio|divorce|sad|drinking|lonely; actually speak|on hold|anyone
    i can|wrong number|stop texting; alguien me puede atender; talk to|speak to|speak with|talk with|chat
    with|connect me|transfer me|real + person|human|someone|nurse|agent|doctor|staff|front desk|somebody|
    people|manager|billing; real person|live agent|live person|representative|operator|customer service|
    receptionist|human|agent; call me; hablar con|comunicar* con|que me llamen|me puede marcar|me pueden
    llamar|una persona ! depress*|anxi*|divorce|bot or|are you a|is this a
    EN To talk to our team, call ${phone}, ${hours}. You can also email ${email} or use our contact form, and
    we’ll get back to you.
    ES Para hablar con una persona, llame al ${phone}, ${horario}. También puede escribir a ${email} o usar
    el formulario de contacto.`,
  language: entry('phone', 'language')`ingles|english + nobody|nadie|no hablo|doesnt speak|only; i am deaf|
    asl; speak*|talk*|habla*|have|interpret* + spanish|espanol|tagalog|filipino|chinese|mandarin|cantonese|
    korean|vietnamese|amharic|language*|asl|sign language|french|russian|arabic|idioma*; spanish|espanol|
    interpreter*|translat*|interprete|traduc*|sign language|bilingual|deaf|hearing impaired ! speak to|ingles
    + no
    EN You can write to me in English or Spanish. At the clinic, we’ll get you an interpreter at no cost:
    call ${phone}, ${hours}, and tell us your language.
    ES Puede escribirme en español. En la clínica le conseguimos un intérprete sin costo: llame al ${phone},
    ${horario}, y díganos qué idioma habla.`,
  jobs: entry(
    'jobs',
  )`looking for prn|prn work|send resume|send my resume|resume; limpieza|limpiesa|asistente medica + ocupando|buscando|necesitan; ocupando gente|buscan
    gente|ocupan gente|years as a + rn|nurse|ma; job|jobs|hiring|career*|vacanc*|employment|work for you|work
    there|apply|resume|internship|extern*|volunteer|openings + for|nurse|ma|emt|front desk|np|positions;
    hiring; jobs; job openings|open positions|any openings + desk|nurse|emt|medical assistant; send my
    resume; looking for work; apply for; empleo*|contratando|trabajo con ustedes|vacantes|solicitud de
    empleo|externs|rotation|shadow ! note|pre employment|drug*|physical|test|lost my job|between jobs|new
    job|my job|for a job
    EN See open positions on our jobs site.
    ES Vea los puestos disponibles en nuestro sitio de empleos.`,
  refund: entry('phone', 'contact')`money returned|deposit + returned|back; feria de regreso|cobraron de mas|
    de regreso + dinero|feria; want my + back ! appointment|records|results|spot; overpaid; get the rest
    back; want it back; refund*|money back|reimburse*|get my money|return my money|owe me|chargeback|get one
    back; changed my mind|dont want|dont need|never used + paid|bought|ordered|test|order; return + test|
    order; charged|billed|paid + twice|double; reembolso*|devuelv*|regresen|regresar|devolucion + dinero|mi
    dinero|pago|compra; reembolso*; me cobraron doble|me cobraron dos veces ! southwest|airline|tax refund|
    flight|hotel|ticket
    EN Call ${phone}, ${hours}, and we’ll look into it with you. Please have your receipt or transaction ID
    ready. Refunds go back to the card you paid with.
    ES Llame al ${phone}, ${horario}, y lo revisamos con usted. Tenga a la mano su recibo o el número de
    transacción. Los reembolsos regresan a la tarjeta con la que pagó.`,
  receipt: entry(
    'phone',
    'billPay',
  )`itemized receipt|itemized; proof + taxes|paid|payment; codes on it; for taxes; receipt*|itemized|
    superbill|super bill|proof of payment|statement of everything|payment history; for my hsa|for my fsa|hsa|
    fsa + receipt*|reimburse*|submit; recibo*|comprobante de pago|factura detallada
    EN When you pay online, you can print, save or email your receipt, for example for your HSA or FSA. Paid
    a while ago, or need an itemized bill? Call us.
    ES Cuando paga en línea puede imprimir, guardar o mandarse el recibo por correo, por ejemplo para su HSA
    o FSA. ¿Pagó hace tiempo o necesita una factura detallada? Llámenos.`,
  paymentPlan: entry(
    'phone',
    'billPay',
  )`25 bucks a month|bucks a month|dollars a month|cant swing this bill|cant swing; break it up|into payments|split it up; do like 50|pay
    them little|poquito por|pagarles poquito; like 50|50 a month|40 a month + can i|do|pay; 50 a month|like
    50|40 a month|100 a month; a paycheck|per paycheck|each paycheck|40 a|50 a|20 a; pay it in pieces|in
    pieces; all 400 at once|at once i get paid|get paid on|i get paid; in pieces|all at once|in abonos|en
    abonos|abonos|poquito; payment plan*|pmt plan*|installment*|make payments|monthly payments|a month|each
    month|pay monthly|pay later|pay part|pay half|partial payment*|little at a time|financial help|financial
    aid|financial assistance|hardship|sliding scale|charity + @pay|@bill|do you|can i|could i|is there|like|
    any ! semaglutide|@price; payment plan*; cant|unable|dont have|hard to|struggling + afford|pay !
    appointment; pagitos|a plazos|plan de pago*|en pagos|poquito por mes|poco a poco|poquito por|poquito; no
    me alcanza|no puedo pagar|no tengo para pagar; ayuda economica
    EN Call ${phone} before your payment is due, and we’ll go over your options with you. We also have cash
    options for the uninsured.
    ES Llame al ${phone} antes de que venza su pago y vemos sus opciones con usted. También tenemos opciones
    en efectivo para quienes no tienen seguro.`,
  billQuestion: entry(
    'phone',
    'billPay',
  )`letter for & paid|explain ; what this is for; factura|cuenta|bill + cara|caro|carisima|expensive; charged + visits|once; alrdy paid|already paid|esta mal + cobro|
    bill; cobro esta mal; charged twice|charged me twice|2 charges; charged + twice; keep getting letters|
    getting letters; bill is killing; why is it so much|so much for; cobraron doble|cobraron 2 veces; charges
    + two|2|twice|same visit|double; hit twice; ran my|billed my + old insurance|wrong insurance; 2 veces|dos
    veces + cobran|cobraron; cobro + mal|no es; paid at the front desk & bill|billed; question*|dispute|
    understand|explain|why|confus*|wrong|mistake|error|problem|high|overcharg*|again|another|what is this|
    whats this|never saw|already paid|old insurance|didnt|heart attack|incorrect* + @bill ! visit summary;
    sent to collections|collections; already paid|paid already; billing department|billing office|billing
    question; what is this charge|this charge; overcharge*; bill is wrong; porque|por que|duda*|error|mal|
    otra vez|ya pague|equivocad*|infarto + @bill|cobr*; ya pague
    EN Questions about a bill? Call ${phone}, ${hours}, and we’ll go over it line by line. Please have your
    account number ready: it’s at the top of your bill.
    ES ¿Tiene preguntas sobre una factura? Llame al ${phone}, ${horario}, y la revisamos línea por línea.
    Tenga a la mano su número de cuenta: está arriba en la factura.`,
  waysToPay: entry(
    'billPay',
    'phone',
  )`pagar + efectivo|tarjeta|cash; half cash & card; half cash|half card; half cash|half
    card|split the payment|two cards; tap my phone|atm|hsa card|fsa card|hit the atm; reciben|reciven|aceptan
    + efectivo|tarjeta|cash; apple pay|google pay|venmo|paypal|zelle|cash app|american express|amex|
    mastercard|credit card*|debit card*|payment methods|methods of payment|forms of payment|ways to pay|care
    credit|carecredit; pay|accept|take|use + cash|check|checks|credit|debit|visa|discover|hsa|fsa|card !
    insurance card|@insurance|patients; aceptan|pagar con|puedo pagar con + efectivo|tarjeta|cash|zelle|
    cheque; pay + by phone|over the phone
    EN You can pay online with Visa, Mastercard, American Express or Discover. You can also pay any bill by
    phone or at the front desk of any clinic. For cash, a check, an HSA card or another way to pay, ask our
    front desk.
    ES Puede pagar en línea con Visa, Mastercard, American Express o Discover. También puede pagar por
    teléfono o en la recepción de cualquier clínica. Si quiere pagar en efectivo, con cheque o de otra forma,
    pregunte en la recepción.`,
  payBill: entry('billPay', 'phone')`balance of|take care of + balance|bill|owe; can i pay + over the phone|
    online; pay over the phone; saying i owe|says i owe|send the money|i owe ! refund*; @pay + @bill|online|
    my visit|what i owe|for my visit ! plan*|how much is a; my bill; bill pay|billpay|make a payment|pay
    link|how do i pay|how can i pay|where do i pay|where can i pay; got a bill; whats my balance|my balance|
    what do i owe; pagar + @bill|mi cuenta|en linea|mi; como pago|donde pago|como puedo pagar; me llego un
    bill|me llego una cuenta|me llego una factura; pay
    EN You can pay a medical bill by card under Bill Pay, with no processing fee. Please have your account
    number ready: it’s at the top of your bill.
    ES Puede pagar una factura médica con tarjeta en Bill Pay, sin cargo extra. Tenga a la mano su número de
    cuenta: está arriba en la factura.`,
  selfPay: entry(
    'phone',
    'book',
    'shop',
  )`just pay myself|pay myself|insurance doesnt work; no insurance|without insurance & seen|be seen|still; turn me away &
    uninsured|insurance; no coverage; self pay|selfpay|uninsured|no insurance|without insurance|out of
    pocket|cash pay|cash patient*|cash patients; dont|not|no|without|lost|between + have insurance|insured|
    insurance|coverage|have coverage ! card|insurance card|take my insurance|list|cover; sin seguro|sin
    aseguranza|no tengo seguro|no tengo aseguranza|no tengo papeles|ni seguro|ni aseguranza ! tarjeta|precio
    EN Yes, we see patients without insurance, and we have cash options. For the price of a visit, call
    ${phone}.
    ES Sí, atendemos a personas sin seguro y tenemos opciones en efectivo. Para saber el precio de una
    consulta, llame al ${phone}.`,
  insurance: entry()`red white and blue|medicare card|medicaid|culinary; @insurance ! referral*|insurance
    card|life insurance|car insurance|sin|lost my|dont have|iv; in network; take|accept|aceptan|toman|agarran
    + plan|ppo|hmo|medicaid|medicare|@insurance; deductible`,
  visitPrice: entry('phone', 'insurance')`number for seeing; copay + gonna be|going to be|with;
    number for + seeing|the dr|doctor; ver al dotor|ver al doctor + cuanto|cobran; just to be seen|to be seen
    & ballpark|number|looking at|cost|how much; which one am i getting charged; cuanto + revisarme|revisar|
    checarme|verme; @price + @visit|visit|office visit|see a doctor|see the doctor|see someone|be seen|urgent
    care|primary care|ver al doctor|walk in|exam|stitches|infection|cold|look at|checkup|annual ! @test|flu
    shot|cancel*|no show|missed|virtual tour; what do you charge|what do they charge|what would it cost|what
    will it cost + look|see|treat|check|sinus|infection|for; copay*|co pay|copago*|deducible; how much +
    visit|to be seen|just to see|to see someone; cuanto + @visit|copago; cost of a visit; urgent care price*
    EN I don’t have a price for that: a visit’s cost depends on your insurance and what you need. Please call
    ${phone} to ask before you come. Without insurance, we have cash options.
    ES No tengo ese precio: el costo de una consulta depende de su seguro y de lo que necesite. Llame al
    ${phone} antes de venir. Si no tiene seguro, tenemos opciones en efectivo.`,
  fasting: entry('searchTests', 'phone')`fast|fasting|coffee|puedo comer|en ayunas|desayunar|
    eat|drink|food + test*|labs|blood|lab|colesterol|cholesterol|glucose|azucar|lipid|a1c|examen*|sangre !
    @sugarRaised|me sale
    EN Some lab tests need 9 to 12 hours without food or drinks, except water. Each test’s page says whether
    yours does. Not sure? Call ${phone}.
    ES Algunos exámenes piden de 9 a 12 horas sin comer ni beber, salvo agua. La página de cada examen lo
    dice. ¿No está seguro? Llame al ${phone}.`,
  price: entry()`skinny shot + charge|cost|how much; whats it + run; ozempic|semaglutide|radiografia + cost|
    cuanto|each month|month; cuanto sale|cuanto cuesta; myers|drip|iv|panel|lab|shot + run|runs; is too much
    for me & test; chest xray & @price; iv drip + run; std panel + how much; hangover drip + run|cost|price|
    for; a month|per month|monthly + ozempic|semaglutide|wegovy|injections; flu + shot|jab|vaccine &
    insurance|damage|cost; @price ! why was i charged|charges on|charge on|no show|cancellation|late fee|
    overcharg*|expensive bill|how many|run out|running|runny; how much ! tylenol|medicine|motrin|ibuprofen|
    notice|insulin; price`,
  results: entry(
    'portal',
    'lab',
    'phone',
  )`mis resultados|salen mis labs|cuando salen ; numbers mean & pdf|results|lab; any word & blood|labs|test|results; wondering if
    its back|called and didnt leave; what my xray|my xray showed|xray showed; did a & back yet; tubes of
    blood|took my blood & look|results|how; no call about; ya salieron + analisis|examenes|resultados;
    salieron mis; message|msg|called me|called & blood|labs|results|number; pending + labs|results|days; gave
    blood|sacaron sangre & when|hear|ya|nadie; read my|read his|read her + xray|xrays; new result; my labs !
    do you; result* ! @price; @test|biopsy|blood|culture|urine + back|ready|in yet|come back|came back|
    posted|hear back|heard|waiting|yet|resultados|take|listos ! do you|@price; blood drawn & heard|results|
    news; any word + @test|results; lab report|xray report|report online; no news|any news; resultado*|ya
    estan mis|listos mis; tardan + @test|resultados; miro mis labs|ver mis labs
    EN Most lab results are ready in 24 to 48 hours. You’ll find them in the patient portal. Worried about
    one? Call ${phone} or come in, and we’ll go over it with you.
    ES La mayoría de los resultados de laboratorio están listos en 24 a 48 horas. Los encuentra en el portal
    del paciente. ¿Le preocupa alguno? Llame al ${phone} o venga, y lo vemos con usted.`,
  records: entry('portal', 'phone')`shot record; records sent|those records|send records; went to the + er &
    records; old chart|my chart & lawyer|need|copy; everything you got on me; cd of my|sent to + xray|xrays|
    records|dr|doctor; xray from; ever been seen; records + sent|send; medical record*|record|records|my
    chart|mychart|health record*|medical history|release of information|release of info|release form|medical
    release|shot record*|immunization record*|vaccine record*|vaccination record*|visit summary|visit notes|
    discharge papers|copy of my|after visit ! world record|track record|off the record; send|transfer|fax|
    get|need + chart|records|notes; expediente*|historial|copia de mis|mis records|records
    EN Your results and records are in the patient portal. To have records sent to you or another doctor,
    call ${phone} or fax ${fax}.
    ES Sus resultados y su expediente están en el portal del paciente. Para que se los manden a usted o a
    otro doctor, llame al ${phone} o mande un fax al ${fax}.`,
  refill: entry('phone', 'book', 'primaryCare')`out of + levothyroxine|friday|monday|pills; send my +
    albuterol|prescription|meds|inhaler; pharmacy + answered|waiting|says; out of + lisinopril|losartan|
    metformin|in 2 days; pills left; send more|faxed you for|faxed u for + pharmacy|walgreens|cvs|inhaler;
    pharmacy & faxed; lost my inhaler|send another|signs off on|sends requests|pharmacy keeps; se me acabaron
    + presion|pastillas; en la farmacia + dicen|no; refill*|re fill|renew|prescription*|rx|script|scripts +
    @pills|my|need|get|out|of|pharmacy|send|for|can|call ! out of state|out of network|out of pocket|out of town|medicaid|price of|new doctor|glasses|fake|can you write;
    refill*; ran out|run out|running out|out of|im out|need more|call in|backup + @pills|inhaler|insulin|
    meds|albuterol|epipen|epipens; pharmacy + script|sent|send|never|transfer|walgreens|cvs; new epipens|
    epipens mine expired; receta*|resurt*|refill|surtir; se me acabo|se me acabaron|me mandan mas|ocupo mas +
    @pills|medicina|metformina|insulina
    EN We can’t refill a prescription by chat. Call ${phone} or book a visit, and bring a list of your
    medicines. Feeling unwell without it? Tell us when you call, and call 911 for trouble breathing or chest
    pain.
    ES No podemos surtir recetas por el chat. Llame al ${phone} o reserve una cita, y traiga la lista de sus
    medicinas. ¿Se siente mal sin ella? Díganos cuando llame, y llame al 911 si hay dificultad para respirar
    o dolor de pecho.`,
  note: entry(
    'phone',
    'book',
  )`something for my supervisor|my supervisor|professor wants|wants proof; something for + my boss|the school|school office|my job|work;
    hours i missed; papel + trabajo|escuela|fui; justificante + cita|llevo|jefe; letterhead; school excuse|
    justificante|excuse for my|hr needs|wants a dr note; school excuse|excuse; justificante; wants a dr note|
    a dr note|doctors note|dr note; dr note|doctors note|nota|papel + trabajo|work|boss & diga que fui|
    missed; school excuse|work excuse|excuse for my|seizure + letter|note; letterhead|no restrictions|papel
    de que fui|papel del doctor|constancia; school wants|work wants|hr needs|boss needs + note|letter|
    something|papel; school excuse; go back with; note|notes|excuse|letter|slip|paper|proof + work|school|
    job|doctor|boss|employer|teacher|sick|absence|return|doctors|dr|get|need|jury|was there|visit ! visit
    notes|side note|of payment; return to work|back to work|work excuse|school excuse|sick note|proof i was;
    nota|justificante|comprobante|carta|excusa + trabajo|escuela|doctor|medico|jefe
    EN Ask your provider for a work or school note during your visit. Already been seen? Call ${phone}.
    ES Pida la nota para el trabajo o la escuela durante su consulta. ¿Ya le atendieron? Llame al ${phone}.`,
  referral: entry('primaryCare', 'phone', 'book')`do you send me & dr|doctor|specialist;
    skin dr|skin doctor; get to a skin dr|come from you; send me to + skin|specialist|ortho|dr|doctor|heart;
    says it has to come from you|from you guys + ortho|specialist; get to a|mandar con + skin dr|
    dermatologist|ortho|cardiologist|el de los huesos|especialista; referral*|referral + needs|who|ask|
    insurance; referral*|refer|referred|specialist*|referal*; see + cardiologist|dermatologist|gi|
    neurologist|specialist; referido|referir|referencia|especialista*|derivar
    EN If you need a specialist, our primary care team can refer you and send your records. Call ${phone} or
    book a visit.
    ES Si necesita un especialista, nuestro equipo de atención primaria puede referirle y mandar su
    expediente. Llame al ${phone} o reserve una cita.`,
  portal: entry(
    'portal',
    'phone',
  )`email isnt recognized|isnt recognized|not recognized; code keeps going to my old; code keeps going|no puedo entrar|
    contrasena|password; locked out|locked + account|too many tries; code keeps going|online thingy; portal|
    log in|login|cant log|password|patient account|username|sign in|sign into|my acct|my account + cant|
    forgot|reset|where|link|portal|help|in|for|to|says; patient portal; portal; log in; password; portal|
    contrasena|no puedo entrar ! account number|check in
    EN Your results and records are in the patient portal. For help signing in, call ${phone}.
    ES Sus resultados y su expediente están en el portal del paciente. Si no puede entrar, llame al ${phone}.`,
  xRay: entry('phone', 'xRay', 'locations')`xray|xrays|x ray|radiolog*|radiografia*|rayos x|placa ! prepare|
    happens|safe|pregnant|radiation|results|report|@price
    EN Yes, we take X-rays, and you can walk in. Please call ahead at ${phone}, because X-ray may be limited
    by a shortage of radiologic technologists. We’ll tell you which clinic can do yours today.
    ES Sí, sacamos radiografías y puede venir sin cita. Llame antes al ${phone}, porque faltan técnicos
    radiólogos; le diremos qué clínica puede hacerla hoy.`,
  ultrasound: entry('ultrasound', 'phone', 'book')`jelly machine; ultrasound*|sonogram*|ultrasonido*|
    ecografia* ! happens|thyroid|during|how long|how is|prepare|safe
    EN Yes, we do ultrasounds. Most take 30 minutes or less. Call ${phone} to ask which clinic can do yours,
    or book a visit.
    ES Sí, hacemos ultrasonidos. La mayoría dura 30 minutos o menos. Llame al ${phone} para saber qué clínica
    puede hacer el suyo, o reserve una cita.`,
  ivTherapy: entry('ivTherapy', 'phone', 'locations')`b12 shots|b12 shot; banana bag|hangover drip|b12 +
    still do|do you|have ! package|price; iv therapy|iv drip*|ivs|iv|drips|hydration + do|have|offer|for|
    therapy|hangover*|vitamin*|can ! safe|how long|insurance|cover|@price; suero*|sueros vitaminados|terapia
    intravenosa|iv therapy
    EN Yes, we offer IV therapy: fluids and vitamins, in sessions of 30 to 60 minutes. The page has the
    treatments and their prices.
    ES Sí, ofrecemos terapia intravenosa: sueros y vitaminas, en sesiones de 30 a 60 minutos. La página tiene
    los tratamientos y los precios.`,
  weightLoss: entry('weightLoss', 'book', 'phone')`weight loss|lose weight|semaglutide|ozempic|wegovy|
    tirzepatide|mounjaro|skinny shot* ! side effect*|safe|refund|@price|never used|healthy|pregnant; bajar de
    peso|perder peso
    EN Yes, we offer weight loss management with semaglutide injections. A provider will tell you whether
    they’re right for you. The page has the details and the price.
    ES Sí, ofrecemos control de peso con inyecciones de semaglutide. Un profesional le dirá si son para
    usted. La página tiene los detalles y el precio.`,
  womensHealth: entry(
    'womensHealth',
    'phone',
    'book',
  )`embarazadas|prenatal|pregnant women; arm implant thing|implant thing; std
    panel|implante|anticonceptivo|birth control implant ! result*|call; arm implant|nexplanon|implant + take
    out|put in|arm; std panel; pap smear*|pap|paps|birth control|contracepti*|gyn*|womens health|hormone
    testing|well woman|iud|obgyn|papanicolau*|papanicolaou|anticonceptivo*|ginecolog* ! missed|pills what|
    forgot|@price|find out|parents|plan b|emergency|dose|take
    EN Yes. Our women’s health visits cover PAP smears, gynecological exams, contraception and family
    planning, STI testing and treatment, and menopause. Call ${phone} or book a visit.
    ES Sí. En salud de la mujer hacemos papanicolaou, exámenes ginecológicos, anticoncepción y planificación
    familiar, pruebas y tratamiento de ITS, y menopausia. Llame al ${phone} o reserve una cita.`,
  primaryCare: entry(
    'phone',
    'book',
    'primaryCare',
  )`new primary doctor|primary doctor; accept*|taking|looking for + new patients|new pts|new
    people|people; family doctor|regular doctor|general doctor|family practice; primary care; pcp; new
    patient*; doctor de cabecera|atencion primaria|doctor familiar|medico general ! difference
    EN Yes, our clinics offer primary care: checkups, ongoing care and referrals. For a first visit, it’s
    best to call ${phone}. You can also book a time online.
    ES Sí, nuestras clínicas ofrecen atención primaria: chequeos, seguimiento y referencias a especialistas.
    Para la primera visita es mejor llamar al ${phone}. También puede reservar en línea.`,
  wellness: entry('wellness', 'book', 'phone')`yearly checkup|just want my + checkup|physical; yearly
    checkup|annual checkup|chequeo anual|checkup; yearly|annual|general + checkup|check up|chequeo|chekeo|
    physical; annual|yearly|wellness|regular|routine + checkup*|physical*|exam*|visit|check; checkup*; annual
    wellness; chequeo* ! child|baby|@price|sports
    EN Yes, we do annual wellness checks and routine checkups. Book a time, or call ${phone} with questions.
    ES Sí, hacemos chequeos anuales y de rutina. Reserve una cita o llame al ${phone} si tiene preguntas.`,
  virusTest: entry(
    'book',
    'phone',
  )`pruebas|examen|prueba + covid|gripe|influenza|estreptococo; test|tests|testing|swab|rapid|check|checked|prueba + covid|flu|influenza|
    strep|rsv ! @price|vaccine|shot|positive
    EN We test for flu, COVID-19 and strep when the result would change your treatment. Walk in, book a time,
    or call ${phone}.
    ES Hacemos pruebas de gripe, COVID-19 y estreptococo cuando el resultado cambia el tratamiento. Venga sin
    cita, reserve una hora o llame al ${phone}.`,
  fluShot: entry()`flu + shot|shots|vaccine*|jab|vaccination ! @price; vacuna* + gripe|gripa|influenza|flu`,
  stitches: entry(
    'book',
    'urgentCare',
    'phone',
  )`stitch a cut|stitch up|stitch; do|can|give|remove|take out + stitches|sutures|staples|
    puntadas|puntos ! @price
    EN Yes, we close minor cuts and take stitches out. Walk in, ${hours}, or book a time. / Call 911 for
    bleeding that doesn’t stop after 20 minutes of firm pressure.
    ES Sí, cerramos cortadas leves y quitamos puntos. Venga sin cita, ${horario}, o reserve una hora. / Llame
    al 911 si el sangrado no para después de presionar 20 minutos.`,
  emergencyRoom: entry('emergencyCare', 'call911', 'phone')`emergency|emergencies|er|emergency room|sala de
    emergencias|emergencias + do you|have|are you|treat|is this|what is|or just|tienen|atienden|care;
    emergency care; emergencies ! sunrise|near|bill|contact|not an|no emergency|went to the|follow up|nurse
    EN Our clinics have no emergency room. They treat only non-life-threatening emergencies, such as minor
    fractures, cuts needing stitches, sprains, burns or a high fever. For anything that may be
    life-threatening, call 911.
    ES Nuestras clínicas no tienen sala de emergencias. Solo tratan emergencias que no ponen en peligro la
    vida, como fracturas leves, cortadas que necesitan puntos, torceduras, quemaduras o fiebre alta. Si puede
    estar en peligro la vida, llame al 911.`,
  services: entry(
    'urgentCare',
    'services',
    'book',
  )`treat men|treat women|treat adults|see adults; have a lab|lab inside|lab there|laboratorio ahi; treat|
    treats + poison ivy|burns|rash|ear|asthma|infection*|std|uti|flu ! price; services|what do you do|what do
    you offer|what all|what else|conditions|illnesses|injuries|issues|what can you + do|treat|offer|there|
    what|list|which|services|you; what services; services; what do you treat|what can you treat|what
    conditions; servicios|que atienden|que hacen|que tratan ! difference|customer service|service dog
    EN Urgent care treats about 30 conditions, including sprains and strains, moderate fever or flu, allergic
    reactions or minor asthma, minor cuts needing stitches, and ear infections. We also do primary care,
    women’s health, annual wellness checks, lab tests, X-ray, ultrasound, IV therapy and weight loss
    management.
    ES Atendemos unas 30 molestias de urgencia, como torceduras, fiebre o gripe, reacciones alérgicas o asma
    leve, cortadas que necesitan puntos e infecciones de oído. También ofrecemos atención primaria, salud de
    la mujer, chequeos anuales, exámenes de laboratorio, rayos X, ultrasonido, terapia intravenosa y control
    de peso.`,
  shop: entry('shop', 'cart', 'lab')`sell + test|panel|std; buy|purchase|order|shop|cart|checkout|what|which|
    list + tests|test|lab tests|blood tests|labs|lab test; shop|cart; lab tests|blood tests; comprar|pedir +
    @test; que examenes ! results|@price|do you
    EN You can buy lab tests online: each has its price and says what it’s for. Add the ones you want to your
    cart, pay by card, and visit any of our ten clinics to have your sample taken.
    ES Puede comprar exámenes de laboratorio en línea: cada uno tiene su precio y dice para qué sirve.
    Agréguelos al carrito, pague con tarjeta y venga a cualquiera de nuestras diez clínicas para la muestra.`,
  advice: entry(
    'phone',
    'book',
  )`tomo doble|se me olvido tomar|olvide tomar|forgot to take|missed a dose|vitamin twice; tempra|cuanto tempra; @drug & @child|@childAge|@baby|@babyAge ! refill; levothyroxine|flagyl|metronidazole + margarita|drink|beer|wine|
    alcohol|take; day moved & ozempic|shot|dose; what dose|benadryl|have benadryl|give him|give her +
    tylenol|motrin|benadryl|for my|baby; ml|cuantos ml|mililitros + tylenol|motrin|ibuprofeno; beer|wine|
    alcohol|drink + flagyl|metronidazole; benadryl|tylenol|motrin|advil + baby|kid|old|9mo|plane; z pack|
    zpack|antibiotic* + drink|wedding|beer; amoxicillin + keep going|day 4|fine; should|can|could|may|is it|
    is|ok|okay|safe|how much|how many|how often|dose|mix|combine|together|stop|stopping|quit|start|which|
    what|best|alternate|missed|give|skip|recommend|cuanto|cuanta|cuantas|puedo|puede|se puede|dejar|debo|
    bueno|buena|malo|double|interact*|side effect*|drink|beer|wine|alcohol|cerveza|pistear|olvido + @drug;
    ozempic|pen|semaglutide|inyeccion + early|still good|olvido|missed|puedo usar|can i use|safe|breastfeed*;
    dosage|dosing|dose|milligram*; prescribe me|write me percocet; que puedo tomar|que me tomo|que tomo para;
    units + too much|skipped; cuanta insulina; go back on|double up|just quit|just stop|stop taking !
    @refillWords|sell|pharmacy|bring|list of my|bottles|positive|vaccine|tested
    EN ${advice.en}
    ES ${advice.es}`,
  diagnosis: entry(
    'phone',
    'book',
  )`do i have diabetes|do i have; prescribe + antibiotics; numbers mean; do i|does he|does she|could i|might i|do you
    think i|is it possible i + have; is|are|could|would|be + cancer|cancerous|infected|broken|serious|
    contagious|normal|strep|pneumonia|ringworm|eczema|benign|sprained|fractured|the bad kind|bad kind;
    diagnose|wrong with me|what do i have|what could it be|why am i|why does my|why is my|i have it too|
    should i freak out|what does that make me|nothing true|am i dying of; sera cancer|tendre|sera grave|es
    grave|es normal|que tengo; numbers mean|que significa + @test|azucar|numero|colesterol ! to|appointment|
    time|insurance|bill|balance|any|card|your|open|around
    EN ${advice.en}
    ES ${advice.es}`,
  offTopic: entry(
    'phone',
    'searchClinics',
    'searchTests',
    'call911',
  )`traffic|taco place|this website; best buffet|testing the chat; nv energy|energy bill ; fountains|bellagio ; ac repair ; dolar ; walmart|costco & close|open|hours; gum out of|out of
    carpet; nv energy|the movie|saw a movie|watching a movie|ac repair|fountains|walmart close; nv energy
    bill|sell plasma|llantas usadas|venden llantas|tacos buenos|fountains at|solar panels|free quote|did you
    see that|the pitt|ac repair|plumber asap; fountains|plasma|nv energy|energy bill|power bill|solar panels|
    free quote|plumber|dolar|llantas|cantame|vicente|bellagio|lights on the strip|uber eats;  airpod;
    game|games|match|raiders|knights|aces|superbowl|playoffs|nfl|nba|football|baseball|hockey|pelea + win|
    wins|won|lose|lost|score|start|tonight|who|gano|choking|defense|bet|tickets|quien; weather|forecast|rain|
    llover|lottery|horoscope|bitcoin|crypto|stock market|poem|joke|riddle|recipe|homework|tarea|president|
    election|vote|concert|movie*|karaoke|netflix|buffet*|nightclub*|blackjack|poker|slot machine*|taco|tacos|
    pizza|sushi|steakhouse*|brunch|southwest|airline|flight|ac repair|plumber|toilet|
    sphere show|marry me|system prompt|your instructions|what is 17; walmart|costco|target|walgreens|cvs|dmv|
    starbucks|casino*|restaurant*|post office|bank|gym + open|hours|close|closes|best|where ! clinic|script|
    rx|refill|prescription|near you|transfer|send|move; you suck|fuck|fuck off|stupid bot|idiot|shut up|
    asshole|useless|pendejo|pinche|inutil|estupido|i hate you|worst bot; my dog|my cat|my puppy|mi perro|mi
    gato|mi perrito|mi gatito|neighbors dog + sick|ate|hurt|bit by|vomit*|shots|comio|enfermo|pills|got bit|
    chocolate|limping
    EN I don’t have that answer. Our front desk does: call ${phone}, ${hours}. You can also search our
    clinics or lab tests. If someone may be in danger, call 911.
    ES No tengo esa respuesta. En la recepción sí: llame al ${phone}, ${horario}. También puede buscar una
    clínica o un examen. Si alguien puede estar en peligro, llame al 911.`,
  privacy: entry()`chat saved|saved anywhere|pasan mi informacion|la migra; see what i write|what i write|know i texted|wife know|husband know; who reads|reads what;
    chat get saved|get saved|keep that|anybody keep; private|confidential|anonymous|secure|hipaa|hippa|sell
    my info|sell my data|see these|who can see|save|store|keep|record|recorded|delete my + chat|this|type|
    messages|msgs|information|info|data|what i|conversation|u|here|safe; hipaa|hippa; guardan|guarda|privado|
    confidencial ! visit|appointment|records|minor|parents|portal|birth
    EN We don’t keep what you type here. Still, please leave out names, account numbers and other personal
    details.
    ES No guardamos lo que escribe aquí. Aun así, no escriba nombres, números de cuenta ni otros datos
    personales.`,
  whoAmI: entry('phone')`nurse or a|or a computer|computer; actually help me with; what can you
    actually|actually help; are you|is this|am i + robot|bot|chatbot|ai|machine|human|real person|real|person
    + or|a|talking; who are you|what are you|your name|are you a robot|are you a bot|are you real; eres un
    robot|es un robot|quien eres|con quien hablo ! real doctor
    EN I’m ${name}’s automated assistant, not a person. I answer from what’s on this site. To talk to our
    team, call ${phone}.
    ES Soy el asistente automático de ${name}, no una persona. Respondo con lo que hay en este sitio. Para
    hablar con nuestro equipo, llame al ${phone}.`,
};

export type IntentName = keyof typeof intents;
