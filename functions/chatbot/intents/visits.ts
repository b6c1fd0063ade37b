import { entry } from '#functions/chatbot/meaning/entry.ts';
import { texts } from '#functions/chatbot/reply/texts.ts';

const { phone, hours, horario, fax, email } = texts;

/** What people ask about visits and clinics. */
export const visits = {
  cancel: entry('myBookings', 'phone')`cancel*; cancel*|call off|remove|delete|borr*|quito|quitar|anul* +
    @visit|@day|schedule; take off|off the schedule|quitenme|ya no voy|no voy poder|no puedo ir|no podre; back
    out|get out|dont want|dont need|wont needing|ya no necesito + @visit|anymore; cant make it|wont make it|
    not going make it|cant come|wont coming|not coming|wont there|wont able|not showing; cant make + @day;
    give + my spot|somebody else|someone else; something came up + cant|wont ! mover|instead|reagend*|
    reschedul*|refund*|fee|fees|charged|cobran| @elsewhere|cancel out|bano EN To cancel, find your visit under
    My Bookings and choose Cancel. On another device, we’ll email you a code first. Or call ${phone}. ES Para
    cancelar, busque su cita en My Bookings y elija Cancel. Desde otro aparato, primero le mandamos un código
    por correo. O llame al ${phone}.`,
  move: entry('myBookings', 'phone')`reschedul*|resched|reagend*|adelant*|postpon*; move|change|switch|push|
    bump|swap|shift|cambi*|mover|pasar + @visit|@day|@clock|clinic|next week|otra; push back|move up|get in
    sooner|wrong day|wrong location; different|earlier|later|another|otra + time|day|@visit; instead|rather|en
    ves|can we do + @day|@clock ! can move|cant move|address|insurance|@drug|card EN To change your visit,
    choose Reschedule under My Bookings and pick another time, day or clinic. On another device, we’ll email
    you a code first. Or call ${phone}. ES Para cambiar su cita, elija Reschedule en My Bookings y escoja otra
    hora, día o clínica. Desde otro aparato, primero le mandamos un código por correo. O llame al ${phone}.`,
  late: entry('phone', 'myBookings')`late + minutes|min|running|be|im|@visit; how late can i be|running
    behind|overslept|slept through|missed it|on my way|me quede dormid*; behind + min|be; stuck + on the 15|on
    the 215|traffic; missed|forgot + @visit|what now; give away|lose + my spot; still see me; voy|llego|va +
    tarde|15|20; se fue|se paso|se olvido|falte + @visit|ayer ! period|open|close|hours|fee|fees|charge*|
    penalty| en la tarde|@drug|coverage|era EN Running late, or missed your visit? Call ${phone} and we’ll
    tell you whether we can still see you. Or choose another time under My Bookings. ES ¿Va tarde o perdió su
    cita? Llame al ${phone} y le diremos si todavía podemos atenderle. O escoja otra hora en My Bookings.`,
  findVisit: entry('myBookings', 'phone')`did i + pick|choose|book; what time|what day|when|where|which
    location|which clinic|look up| remember|forgot what + my appointment|my next|my visit|did i book|i booked|
    was i supposed|im supposed; do i have an appointment|am i on for|upcoming|go through; confirm*|double
    check* + booked|the system|@visit; confirmation + deleted|lost|never|email; never|nothing|no llego +
    booked|made an appointment|email| mensaje|nada; que hora|que dia|que clinica|cuando|si|donde + mi cita|
    anotad*|quedo|me toca|tengo la cita; when is|when was + @visit ! result*|paid|login EN Your visits are
    under My Bookings, and in your confirmation email. On another device, we’ll email you a code first. ES Sus
    citas están en My Bookings y en su correo de confirmación. Desde otro aparato, primero le mandamos un
    código por correo.`,
  checkIn: entry('checkIn', 'locations')`check in|checkin|checked in|registr*|name in line; fill*|paperwork|
    forms|sign in|do it|stuff + online|ahead|before i|home|from my|from the|on my phone|in advance; im here|
    parked|arrived|parking lot|ya estoy aqui|ya llegue + do i|que hago|come in|what do; llen*|fill* + papeles|
    forms|forma + online|casa|link|before i ! fmla EN Check in online before you leave home to save time at
    the front desk. Trouble with it? Come anyway, and we’ll check you in there. ES Regístrese en línea antes
    de salir y ahorre tiempo. Si no funciona, venga de todos modos y le registramos en la recepción.`,
  virtual: entry('phone')`virtual*|telehealth|telemed*|zoom|videollamada*|por camara|por video|over video|
    online visit|online doctor; video|virtual*|zoom|facetime|screen|computer|my phone|telefono + @doctor|
    @visit|see me|call*; without coming|from home|instead of coming in|remote + seen|@visit|@doctor ! summary|
    pay*|message|cost|fax EN Yes. Choose Virtual Visit at the top of any page and enter your name, email and
    the date you’d like. We’ll email you a link to join. ES Sí. Elija Virtual Visit arriba en cualquier página
    y escriba su nombre, su correo y la fecha que prefiere. Le mandaremos el enlace por correo.`,
  wait: entry('book', 'phone')`wait time*|the wait|long wait|shortest wait|how busy|how full|how crowded|least
    busy|backed up|ahead of me; how long|how much longer|how is + wait|waiting|line|lobby|til i; busy|packed|
    crowded|slow|dead + it|now|today|you|there; sitting|sat|waiting + hour*|long; cuanto|tiempo|mucho|hay|que
    tan + esper*|tardan|fila|gente; mucha gente|muy lleno|esta lleno|pasar rapido|people waiting ! results|
    labs|refund|@test|historia|hear|sink|wifi|limpieza EN I can’t see today’s wait times. Book ahead to wait
    less, or call ${phone} and ask how busy we are. ES No puedo ver cuánto hay que esperar hoy. Haga una cita
    para esperar menos, o llame al ${phone} y pregunte.`,
  walkIn: entry('book', 'locations')`walkin|first come|turn me away|without calling|sin cita|asi nomas|de la
    calle|cita o; can i|just|ok to + show up|come in|drop by|pop in|swing by; do i need|do i have to|required|
    necessary|without|no appointment|sin + @visit|schedule|call ahead ! insurance|for my|bring|instead EN
    Walk-ins are welcome at all ten clinics, ${hours}, but appointments are preferred. ES Puede venir sin cita
    a cualquiera de nuestras diez clínicas, ${horario}, aunque es mejor con cita.`,
  bring: entry('prepare', 'book', 'phone')`do i|que|what|need to + bring|have with me|need with me|have on me|
    take with me|llevar; what|que + papers|papeles|documentos; @document + expired|lost|forgot|left|dont have|
    no|need|ok|fine|pic|perdi|tengo|sirve; my card + phone|pic|photo; wallet|cartera; first time + need; how
    early|pill bottles ! credit card|work note|refill|cubrebocas|interpreter EN Please arrive 15 minutes
    early, and bring your ID, insurance card and a list of your medicines. Missing something? Come anyway, or
    call ${phone}. To book without your card, choose “I’ll bring my card” on the form. ES Llegue 15 minutos
    antes y traiga una identificación, su tarjeta del seguro y una lista de sus medicinas. ¿Le falta algo?
    Venga de todos modos o llame al ${phone}. Para hacer la cita sin tarjeta, elija “I’ll bring my card”.`,
  book: entry()`book|schedule|appointment for|be seen|next available|get seen|sign me up|get looked at|
    agendar; book|schedul*|make|get|need|want|set up|quiero|necesito|hacer|sacar|saco|tienen|hay + @visit|
    espacio; squeeze|fit in|get in|get my|put down|appointment + @day|@clock|@child|near; squeeze in|fit me
    in|soonest; see + @doctor; anything|something|spot*|openings + @day|@clock|left; same day ! cancel*|
    missed|charged|my appointment|mi cita|anymore|change|move|insurance|bill|shot|results|labs|woman|
    @elsewhere`,
  children: entry('book', 'phone')`see|treat|take|accept|bring|patient|good with|atienden|ven|ver|miran|
    llevar|doctor + @child; too young|how young|what ages|how old|youngest|que edad|pediatr*|adults only !
    note|nota|excuse|@price|shot|record*|alone|@drug|rude|@test EN Yes, we see sick and injured children. A
    parent or guardian needs to come along. For a newborn, call first: ${phone}. ES Sí, atendemos a niños
    enfermos y lastimados. Debe venir uno de los padres o un tutor. Si es recién nacido, llame antes al
    ${phone}.`,
  hours: entry()`how early; hours|horario*|24 7|abren|abiert*|cierran|hasta que hora|lock the doors|lights on|
    todavia alcanzo; @open + you|there|now|@day|@clock|are|is|ya|sat|evenings; what time|until|how late|que
    hora + @open|receive; latest i can; @holiday|@day|nights|after hours + @open|working|trabajan; come|make
    it| anybody there|anyone there|somebody there|show up + @clock|still|right now; @holiday + there|you;
    there after midnight; weekend|sunday|saturday ! cut|job|@insurance|close by|close to|@elsewhere|cita|link|
    card| @duration|weather|rain|llover|bill|cant|how late can|parking|fountains|anything open|soonest|tested|
    last weekend`,
  places: entry()`near me|nearest|closest|location*|cercan*|what street|where you|address|direccion|donde
    estan; where|address|which + clinic*|location|one|near; vivo|im at + cual|which; one|una|cual|are you +
    near|cerca|by the ! pay*|bus|new address|nueva direccion|email|mail|@elsewhere`,
  directions: entry()`directions|how do i get to|google maps|como llego; directions + please|from`,
  contact: entry('phone', 'contact')`phone|tel|telefono|fax|email|correo|number|numero + have|llamar|number|
    what is|cual|tienen|pasame|is there|for the; fax|phone number|get ahold|email you|contact the|nadie
    contesta|numero de telefono|que numero ! account|never got|over the phone|login|statement|wrong number|
    closest EN Call ${phone}, ${hours}. Or fax ${fax}, email ${email} or use our contact form. ES Llame al
    ${phone}, ${horario}. O mande un fax al ${fax}, un correo a ${email} o use el formulario de contacto.`,
  person: entry('phone', 'contact')`talk|speak|connect|explain|platicar|comunic*|pongame|hay|want the|need a|
    pasame|get me|give me|me puede|call me + @human|front desk; real person|representative|operator|human|
    agent|transfer me|una persona|me puede llamar|hablar con|customer service ! depress*|divorc*|stress*|
    drinking|trust myself|@tongue|rude|video EN To talk to our team, call ${phone}, ${hours}, or email
    ${email}. ES Para hablar con una persona, llame al ${phone}, ${horario}, o escriba a ${email}.`,
  language: entry('phone', 'language')`speak*|habl*|have|interpret*|understand*|only|is there|in + @tongue;
    interpret*|translat*|traduc*|hard of hearing|deaf|sign language|sordo|espanol; ingles|english + no|not
    good|doesnt ! hello EN You can write to me in English or Spanish. At the clinic, we’ll get you an
    interpreter at no cost: call ${phone} and tell us your language. ES Puede escribirme en español. En la
    clínica le conseguimos un intérprete sin costo: llame al ${phone} y díganos qué idioma habla.`,
  jobs: entry('jobs')`hiring|resume|career*|contratando|externs|apply for|apply to|job opening*|trabajo para|
    application; job|work|opening*|hire|any|necesitan|send + @role|resume ! note|drug*|physical|test|my job EN
    See open positions on our jobs site. ES Vea los puestos disponibles en nuestro sitio de empleos.`,
};
