import { entry } from '#functions/chatbot/meaning/entry.ts';
import { texts } from '#functions/chatbot/reply/texts.ts';

const { phone, hours, horario, fax, email } = texts;

/** What people ask about visits and clinics. */
export const visits = {
  cancel: entry('myBookings', 'phone')`cancel*|off the schedule|ya no voy|cant make it|wont make it|not going
    make it|not coming|wont there; cancel*|call off|remove|delete|borr* + @visit|@day|schedule; back out|dont
    want|dont need|ya no necesito + @visit|anymore; cant make + @day; something came up + cant|wont ! mover|
    instead|refund*|fee|charged|cobran|@elsewhere|bano EN Find your visit under My Bookings and choose Cancel.
    On another device, we’ll email you a code first. Or call ${phone}. ES Busque su cita en My Bookings y
    elija Cancel. En otro aparato, antes le enviamos un código. O llame al ${phone}.`,
  move: entry('myBookings', 'phone')`reschedul*|resched|postpon*|push back|get in sooner; move|change|switch|
    push|bump|swap|shift|cambi*|mover|pasar + @visit|@day|@clock|clinic|next week|otra; different|earlier|
    later|another|otra + time|day|@visit; instead|en ves + @day|@clock ! can move|address|insurance|@drug|card
    EN To change your visit, choose Reschedule under My Bookings and pick another time, day or clinic. On
    another device, we’ll email you a code first. Or call ${phone}. ES Elija Reschedule en My Bookings. En
    otro aparato, antes le enviamos un código. O llame al ${phone}.`,
  late: entry('phone', 'myBookings')`how late can i be|running behind|overslept|slept through|on my way|still
    see me; late + min*|running|be|im|@visit; behind + min|be; stuck + on the 15|on the 215; missed|forgot|se
    paso|se olvido + @visit; voy|llego|va + tarde|15 ! period|open|close|hours|fee|charge*|penalty|@drug|
    coverage|era EN Running late, or missed your visit? Call ${phone} to hear if we can still see you. Or
    choose another time under My Bookings. ES Llame al ${phone} para saber si aún podemos atenderle.`,
  findVisit: entry('myBookings', 'phone')`do i have an appointment|upcoming|go through; did i + pick|book;
    what time|when|where|remember + my appointment|my visit|i booked|was i supposed|im supposed; confirm*|
    double check* + booked|@visit; confirmation + lost|never|email; never|nothing|no llego + booked|made an
    appointment|email|nada; que hora|cuando|donde + mi cita; when is|when was + @visit ! result*|paid|login EN
    Your visits are under My Bookings, and in your email. On another device, we’ll email you a code first. ES
    Sus citas están en My Bookings y en su correo. En otro aparato, antes le enviamos un código.`,
  checkIn: entry('checkIn', 'locations')`check in|checkin|checked in|registr*|name in line; fill*|paperwork|
    sign in|do it|stuff + online|before i|home|from my|from the|on my phone; im here|parking lot|ya estoy aqui
    + do i|come in; llen*|fill* + papeles|forma + online|casa|link|before i ! fmla EN Check in online before
    you leave home to save time at the front desk. Trouble with it? Come anyway. ES Regístrese en línea antes
    de salir y ahorre tiempo. Si no funciona, venga y le registramos.`,
  virtual: entry('phone')`telehealth|videollamada*|por camara|por video|over video|online visit|cita virtual;
    virtual|video|phone + visit*|appointment; video|zoom|facetime|computer|my phone|telefono + @doctor|@visit|
    see me|call*; without coming|remote + seen|@visit|@doctor ! summary|pay*|message|cost|fax EN Yes. Choose
    Virtual Visit at the top of any page and enter your name, email and date. We’ll email you a link to join.
    ES Sí. Elija Virtual Visit arriba en cualquier página y escriba su nombre, correo y fecha. Le enviaremos
    el enlace por correo.`,
  wait: entry('book', 'phone')`wait time*|the wait|long wait|shortest wait|how full|least busy|backed up|ahead
    of me|mucha gente|muy lleno|pasar rapido; how long|how much longer|how is + wait|waiting|line|lobby; busy|
    packed|slow + it|now|today|you|there; sitting|waiting + hour*|long; cuanto|mucho + esper*|tardan|fila|
    gente ! results|labs|refund|@test|hear|sink|wifi EN I can’t see today’s wait times. Book ahead to wait
    less, or call ${phone} and ask how busy we are. ES No puedo ver cuánto hay que esperar hoy. Haga una cita
    para esperar menos, o llame al ${phone} y pregunte.`,
  walkIn: entry('book', 'locations')`walkin|without calling|sin cita|asi nomas; can i|just|ok + show up|come
    in|drop by; do i need|do i have to|required|without|no appointment|sin + @visit|schedule|call ahead !
    insurance|for my|bring|instead EN Walk-ins are welcome at all ten clinics, ${hours}, but appointments are
    preferred. ES Puede venir sin cita a cualquier clínica, ${horario}, aunque es mejor con cita.`,
  bring: entry('prepare', 'book', 'phone')`how early|pill bottles; do i|que|what|need to + bring|need with me|
    llevar; what|que + papers|papeles; @document + expired|lost|forgot|left|dont have|no|need|ok|fine|pic|
    perdi|tengo; my card + phone; first time + need ! refill|cubrebocas|interpreter EN Please arrive 15
    minutes early, and bring your ID, insurance card and a list of your medicines. Missing something? Come
    anyway, or call ${phone}. To book without your card, choose “I’ll bring my card” on the form. ES Llegue 15
    minutos antes y traiga una identificación, su tarjeta del seguro y una lista de sus medicinas. ¿Le falta
    algo? Venga igual o llame al ${phone}. Para hacer la cita sin tarjeta, elija “I’ll bring my card”.`,
  book: entry()`book|schedule|appointment for|be seen|next available|get seen|agendar|same day; book|schedul*|
    make|get|need|want|set up|quiero|necesito|hacer|sacar|saco|tienen|hay + @visit; squeeze|get in|get my|put
    down|appointment + @day|@clock|@child|near; see + @doctor; anything|something|spot* + @day|@clock|left;
    how long|cuanto dura + physical|@visit|exam ! cancel*|missed|charged|my appointment|mi cita|anymore|
    change|move|insurance|bill|shot|results|labs|woman|@elsewhere`,
  children: entry('book', 'phone')`how young|how old|que edad|pediatr*|adults only; see|treat|take|accept|
    bring|patient|atienden|ver|miran|llevar|doctor + @child ! note|nota|excuse|@price|shot|record*|@drug|rude|
    @test EN Yes, we see sick and injured children. A parent or guardian needs to come along. For a newborn,
    call first: ${phone}. ES Sí, atendemos a niños enfermos y lastimados. Debe venir uno de los padres o un
    tutor. Si es recién nacido, llame antes al ${phone}.`,
  hours: entry()`midnight|medianoche|hours|horario*|24 7|abren|abiert*|cierran|hasta que hora|lock the doors|
    lights on|todavia alcanzo|sunday|saturday; @open + you|there|now|@day|@clock|are|is|ya|evenings; what
    time|until|how late|que hora + @open; @holiday|@day + @open|working; come|anyone there|somebody there|show
    up + @clock|still|right now; @holiday + there|you ! cut|job|@insurance|@elsewhere|cita|link|card|
    @duration|bill|cant|parking|fountains|tested`,
  places: entry()`get there|directions|google maps|como llego|near me|closest|location*|where you|address|
    direccion|donde estan; how do i get + there|to; clinica + cercana|cerca|queda; clinic + in vegas|reno|
    near*|close to|closest|cerca; where|address|which + clinic*|location|one|near; vivo + cual|which; one|una|
    cual + near|cerca ! pay*|bus|nueva direccion|email|mail|@elsewhere`,
  contact: entry('phone', 'contact')`fax|phone number|get ahold|nadie contesta|numero de telefono|que numero;
    phone|tel|telefono|fax|email|correo|number|numero + have|number|what is|cual|tienen|is there|for the !
    account|never got|over the phone|statement|wrong number|closest EN Call ${phone}, ${hours}. Or fax ${fax},
    email ${email} or use our contact form. ES Llame al ${phone}, ${horario}. O mande un fax al ${fax}, un
    correo a ${email} o use el formulario de contacto.`,
  person: entry('phone', 'contact')`real person|representative|operator|human|agent|transfer me|una persona|me
    puede llamar|hablar con; talk|speak|connect|platicar|want the|need a|get me|give me|me puede|call me +
    @human|front desk ! depress*|divorc*|stress*|triste|roto|overwhelm*|drinking|@tongue|rude|video EN Call
    ${phone}, ${hours}, or email ${email}. ES Llame al ${phone}, ${horario}, o escriba a ${email}.`,
  language: entry('phone', 'language')`interpret*|translat*|deaf|hard of hearing|espanol; speak*|habl*|have|
    only|is there|in + @tongue; ingles + no|doesnt ! hello EN You can write to me in English or Spanish. At
    the clinic, we’ll get you an interpreter at no cost: call ${phone} and tell us your language. ES Puede
    escribirme en español. Pida un intérprete sin costo al ${phone}.`,
  jobs: entry('jobs')`hiring|resume|career*|contratando|apply for|application; job|work|opening*|any|send +
    @role ! note|drug*|physical|test|my job EN See our open positions. ES Vea los puestos.`,
};
