import { texts } from '#functions/chatbot/reply/reply.ts';
import { entry } from '#functions/chatbot/words/phrasing.ts';
import { clinicCount } from '#shared/clinics/clinic-count.ts';

const { phone, hours, horario, fax, email } = texts;

/** Questions about visits and clinics. */
export const visits = {
  cancel: entry('myBookings', 'phone')`cancel*|off the schedule|ya no voy|cant make it|wont make it|not going
    make it|not coming|wont there; cancel*|call off|remove|delete|borr* + @visit|@day; dont want|dont need +
    @visit|anymore; cant make + @day; something came up + wont ! refund* EN Find your visit under My Bookings
    and choose Cancel. On another device, we’ll email you a code first. Or call ${phone}. ES Busque su cita en
    My Bookings y elija Cancel. En otro aparato, antes le enviamos un código. O llame al ${phone}.`,
  move: entry('myBookings', 'phone')`reschedul*|resched|postpon*|push back|get in sooner; move|change|switch|
    push|swap|shift|cambi*|mover|pasar + @visit|@day|@clock|clinic|next week; different|earlier|later|another|
    otra + time|day|@visit; instead + @day|@clock EN To change your visit, choose Reschedule under My Bookings
    and pick another time, day or clinic. On another device, we’ll email you a code first. Or call ${phone}.
    ES Elija Reschedule en My Bookings. En otro aparato, antes le enviamos un código. O llame al ${phone}.`,
  late: entry('phone', 'myBookings')`how late can i be|running behind|overslept|slept through|on my way|still
    see me; late + be|im|@visit|min*; behind + be; stuck + on the 215; missed|forgot|se paso|se olvido +
    @visit; voy|llego + tarde|15 ! coverage|era EN Running late, or missed your visit? Call ${phone} to hear
    if we can still see you. ES Llame al ${phone} para saber si aún podemos atenderle.`,
  findVisit: entry('myBookings', 'phone')`do i have an appointment|go through; did i + book; what time + my
    appointment|was i supposed; confirm* + @visit; confirmation + lost|email; never|nothing|no llego + booked|
    email|nada; que hora|cuando|donde + mi cita; when|where|which location + my appointment|my visit|i booked;
    que dia me toca EN Your visits are under My Bookings, and in your email. On another device, we’ll email
    you a code. ES Están en My Bookings y en su correo. En otro aparato, le mandamos un código.`,
  checkIn: entry('checkIn', 'locations')`check in|checkin|checked in|registr*|name in line; sign in|paperwork|
    stuff + online|before i|from my|from the|on my phone; parking lot + come in; llen* + forma + link EN Check
    in online before you leave home to save time at the front desk. Trouble with it? Come anyway. ES
    Regístrese en línea antes de salir y ahorre tiempo. Si no funciona, venga y le registramos.`,
  virtual: entry('phone')`telehealth|videollamada*|cita virtual; virtual + visit*; video|zoom|facetime|my
    phone|computer + @doctor|@visit|see me|call*; remote + @doctor ! fax EN Yes. Choose Virtual Visit at the
    top of any page and enter your name, email and date. We’ll email you a link to join. ES Sí. Elija Virtual
    Visit arriba en cualquier página y escriba su nombre, correo y fecha. Le mandamos el enlace.`,
  wait: entry('book', 'phone')`wait time*|the wait|long wait|shortest wait|how full|least busy|backed up|ahead
    of me|mucha gente|muy lleno|pasar rapido; how long|how much longer|how is + wait|waiting|line|lobby; busy|
    packed + it|now|today; sitting + hour*|there; cuanto|mucho + esper*|tardan|gente ! @test EN I can’t see
    today’s wait times. Book ahead to wait less, or call ${phone} and ask how busy we are. ES No puedo ver
    cuánto hay que esperar hoy. Haga una cita para esperar menos, o llame al ${phone} y pregunte.`,
  walkIn: entry('book', 'locations')`walkin|sin cita|asi nomas; can i + show up|come in; without + booking;
    first come; do i need|required + @visit ! insurance|bring EN Walk-ins are welcome at all ${clinicCount.en} clinics,
    ${hours}, but appointments are preferred. ES Venga sin cita a cualquier clínica, ${horario}.`,
  bring: entry('prepare', 'book', 'phone')`how early|pill bottles; que|what|need to + bring|llevar; what|que +
    papers|papeles; @document + expired|lost|forgot|dont have|need|ok|pic|tengo; my card + phone; first time +
    need|paperwork; matricula + id EN Please arrive 15 minutes early, and bring your ID, insurance card and a
    list of your medicines. Missing something? Come anyway. ES Llegue 15 minutos antes y traiga una
    identificación, su tarjeta del seguro y una lista de sus medicinas. ¿Le falta algo? Venga igual.`,
  book: entry()`book|schedule|appointment for|be seen|next available|get seen|agendar; make|get|need|want|
    quiero|necesito|hacer|sacar + @visit; espacio + @day; squeeze|get in|appointment + @day|near; see +
    @doctor; anything|spot* + @day|@clock; how long + @visit ! cancel*|my appointment|insurance|shot`,
  children: entry('book', 'phone')`how young|how old|que edad|pediatr*|adults only; see|treat|take|bring|
    pueden ver|atienden|llevar + @child EN Yes, we see sick and injured children. A parent or guardian needs
    to come along. For a newborn, call first: ${phone}. ES Sí, atendemos a niños enfermos y lastimados. Debe
    venir uno de los padres o un tutor. Si es recién nacido, llame antes al ${phone}.`,
  hours: entry()`midnight|medianoche|hours|horario*|24 7|abren|abiert*|cierran|hasta que hora|lock the doors|
    lights on|todavia alcanzo|sunday|saturday; @open + you|now|@clock|is|ya|evenings; que hora + @open;
    @holiday|@day + @open; come|anyone there|someone there|anybody + @clock|still|right now; @holiday + you !
    @insurance|@elsewhere|bill|cant|parking`,
  places: entry()`get there|directions|google maps|como llego|near me|closest|location*|where you|address|
    direccion|donde estan; how do i get + to; clinica + cercana|cerca; clinic + near*|close to; where|address|
    which + clinic*|one; vivo + which; one|cual + near|cerca`,
  contact: entry('phone', 'contact')`fax|phone number|get ahold|nadie contesta|numero de telefono|que numero;
    email|number + number|what is|is there|for the ! wrong number EN Call ${phone}, ${hours}. Or fax ${fax} or
    email ${email}. ES Llame al ${phone}, ${horario}. O mande un fax al ${fax} o un correo a ${email}.`,
  person: entry('phone', 'contact')`real person|representative|operator|human|agent|transfer me|una persona|
    hablar con|pasame con; talk|speak|connect|want the|get me|me puede|call me + @human|front desk ! divorc*|
    stress*|overwhelm*|drinking|@tongue|video EN Call ${phone}, ${hours}, or email ${email}. ES Llame al
    ${phone}, ${horario}, o escriba a ${email}.`,
  language: entry('phone', 'language')`interpret*|translat*|deaf|hard of hearing|espanol; speak* + @tongue;
    ingles + doesnt; alguien + traduzca EN You can write to me in English or Spanish. At the clinic, we’ll get
    you an interpreter at no cost: call us. ES Puede escribirme en español. Hay intérprete sin costo.`,
  jobs: entry('jobs')`hiring|resume|career*|contratando|apply for|application|aplico|aplicar; opening*|any +
    @role EN See our open positions. ES Vea los puestos.`,
};
