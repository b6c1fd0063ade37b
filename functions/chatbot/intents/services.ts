import { texts } from '#functions/chatbot/reply/reply.ts';
import { entry } from '#functions/chatbot/words/phrasing.ts';

const { phone, hours, horario, fax } = texts;

/** Questions about treatments, results and records. Repeating a word (`a + a`) doubles its weight. */
export const services = {
  results: entry('portal', 'lab', 'phone')`any word|no news|am i negative|mis labs|results; @test + still|
    called me|cuantos dias; result* + result*; @test|culture|pap|xray + back|in yet|no call|said|estan|
    salieron|salio|tardan; took|gave|drawn|sacaron & blood|sangre & hear|heard|how|ya; what|where|called & my
    blood|my labs|my xray EN Most lab results are ready in 24 to 48 hours, in the patient portal. Worried
    about one? Call ${phone} or come in, and we’ll go over it with you. ES La mayoría está lista en 24 a 48
    horas, en el portal del paciente. ¿Le preocupa alguno? Llámenos o venga, y lo vemos con usted.`,
  records: entry('portal', 'phone')`records|shot record*|medical history|expediente*|historial|release of
    info|my chart; records|chart|file|papers|notes|papeles + need|send|sent|copy|copia|lawyer|pido; my xray*|
    chest xray & copy|sent|cd ! password EN Your records are in the patient portal. To have them sent, call us
    or fax ${fax}. ES Su expediente está en el portal del paciente. Para mandarlo, llámenos.`,
  refill: entry('phone', 'book', 'primaryCare')`refill*|renew*|receta*; @drug|rx|birth control|de la presion +
    refill*|send|move|another|call in|need new|out of|again|mas|se acab*; pharmacy|cvs|farmacia + says|never|
    waiting|request*|still EN We can’t refill a prescription by chat. Call us or book a visit. Feeling unwell
    without it? Tell us when you call, and call 911 for trouble breathing or chest pain. ES No podemos renovar
    recetas por el chat. Llámenos o haga una cita. Llame al 911 si le cuesta respirar o duele el pecho.`,
  note: entry('phone', 'book')`justificante*|absence note*; note|excuse|paper|papers|proof|something for|nota|
    papel + @employer|missed|a note|doctor*|was sick; letter + @employer EN Ask for a note during your visit.
    Already seen? Call ${phone}. ES Pida la nota en su consulta, o llame al ${phone}.`,
  referral: entry('primaryCare', 'phone', 'book')`refer* + refer*; @specialist + send|see|says|mand* EN If you
    need a specialist, our primary care team can refer you and send your records. Call or book a visit. ES Si
    necesita un especialista, nuestro equipo le refiere y manda su expediente. Llámenos o haga una cita.`,
  portal: entry('portal', 'phone')`portal|mychart|password|username|log in|login|sign in|my account|locked
    out|too many tries; set up + account; app|cuenta|pagina|email|portal + clave|keeps|recognized|olvid* EN
    Your results and records are in the patient portal. Can’t sign in? Call ${phone}. ES Sus resultados y su
    expediente están en el portal del paciente. ¿No puede entrar? Llame al ${phone}.`,
  xRay: entry('phone', 'xRay', 'locations')`xray*|radiografia*|placas; xray* + @ask ! garganta EN Yes, we take
    X-rays, and you can walk in. Please call ahead at ${phone}: not every clinic has a technologist each day,
    and we’ll tell you which one does today. ES Sí, sacamos radiografías, sin cita. Llame antes al ${phone}:
    no todas las clínicas tienen técnico cada día, y le diremos cuál.`,
  ultrasound: entry('ultrasound', 'phone', 'book')`ultraso* + ultraso* ! how|happens|thyroid EN Yes, we do
    ultrasounds. Most take 30 minutes or less. Call ${phone} to ask which clinic does yours. ES Sí, hacemos
    ultrasonidos. La mayoría dura hasta 30 minutos. Para saber en qué clínica, llame al ${phone}.`,
  ivTherapy: entry('ivTherapy', 'phone', 'locations')`terapia intravenosa; iv drip*|vitamin drip*|suero*; iv|
    ivs|b12 + @ask|therapy|hangover*|shots ! cover|safe EN Yes, we offer IV fluids and vitamins, in sessions
    of 30 to 60 minutes. The page has the treatments and prices. ES Sí, ponemos sueros y vitaminas, en
    sesiones de 30 a 60 minutos. La página tiene los tratamientos y precios.`,
  weightLoss: entry('weightLoss', 'book', 'phone')`control|perder + peso; weight loss|lose weight|semaglutide|
    ozempic|bajar de peso; lose + pounds ! @price|never used EN Yes, we offer weight loss care with
    semaglutide injections. A provider will tell you if they’re right for you. ES Sí, ofrecemos control de
    peso con inyecciones de semaglutida. Un doctor le dirá si le convienen.`,
  womensHealth: entry('womensHealth', 'phone', 'book')`std + test*; iud|pap|birth control|paps|womens|
    prenatal|implant*; pap|papanicola* + @ask ! missed EN Yes, we offer PAP smears, gynecological exams,
    contraception, STI testing and treatment, and menopause care. ES Sí, ofrecemos papanicolaou, exámenes
    ginecológicos, anticonceptivos, pruebas y tratamiento de ITS, y menopausia.`,
  wellness: entry('wellness', 'book', 'phone')`checkup*|chequeo*; annual|yearly + physical*|check|exam* !
    @baby EN Yes, we do annual wellness checks and routine checkups. ES Sí, hacemos chequeos anuales.`,
  primaryCare: entry('phone', 'book', 'primaryCare')`new patient*|primary care|pcp|family doctor|regular
    doctor*|doctor de cabecera EN Yes, we offer primary care with checkups and referrals. Call ${phone}. ES
    Sí, damos atención primaria, con chequeos y referencias. Llame al ${phone}.`,
  virusTest: entry('book', 'phone')`test|prueba* + covid|flu|strep ! positive EN We test for flu, COVID-19 and
    strep when it would change your treatment. Walk in, book a time, or call ${phone}. ES Hacemos pruebas de
    gripe, COVID-19 y estreptococo si el resultado cambia el tratamiento. Venga, haga una cita o llámenos.`,
  stitches: entry('book', 'urgentCare', 'phone')`do|can + stitch* EN Yes, we close minor cuts and take
    stitches out. Walk in, ${hours}, or book a time. / Call 911 for bleeding that doesn’t stop after 20
    minutes of firm pressure. ES Sí, cerramos cortadas leves y quitamos puntos. Venga sin cita, ${horario}, o
    haga una cita. / Llame al 911 si el sangrado no para tras presionar 20 minutos.`,
  emergencyRoom: entry('emergencyCare', 'call911', 'phone')`er|emergenc* + do you|what|tienen EN We have no
    emergency room. We treat only non-life-threatening emergencies, such as minor fractures, cuts, burns or a
    high fever. If life is in danger, call 911. ES No tenemos sala de emergencias. Tratamos lo que no pone en
    peligro la vida: fracturas leves, cortadas, quemaduras o fiebre alta. Si hay peligro, llame al 911.`,
  services: entry('urgentCare', 'services', 'book')`what all do|servicios; treat|ekg* + you; what + offer EN
    Urgent care treats about 30 conditions, such as sprains and strains, fever, flu, minor asthma or allergic
    reactions, cuts and ear infections. We also offer primary care, women’s health, annual checks, lab tests,
    X-ray, ultrasound, IV therapy and weight loss management. ES Atendemos unas 30 molestias, como torceduras,
    fiebre, gripe, asma o alergias leves, cortadas e infecciones de oído. También ofrecemos atención primaria,
    salud de la mujer, chequeos anuales, laboratorio, rayos X, ultrasonido, sueros y control de peso.`,
  advice: entry('phone', 'book')`double up|something wrong|numbers mean|wrong with me; is + broken; @drug +
    can|should|is|are|ok|how much|how many|do|or|with|missed|cuanta|cuanto|puedo|doy|tomo|olvid*|dose|sirve|
    buen*|malo|cerveza; quit|stop & @drug; ozempic|semaglutide & early|still good|moved|safe|olvid*|pecho;
    @drug + for & @baby; can i take|puedo tomar + for|si; is|do i have|or|sera|es + cancer|normal|strep|
    ringworm|diabetes|flu|bad kind; that make me|significa & hba1c|colesterol ! refill*|cry EN I can’t tell
    you what you have or which medicine and dose are right for you, but a provider can. Call ${phone}, ask
    your pharmacist, or come in. If it’s severe or getting worse fast, call 911. ES No puedo decirle qué tiene
    ni qué medicina o dosis tomar; un doctor sí. Llámenos o venga. Si es fuerte o empeora, llame al 911.`,
};
