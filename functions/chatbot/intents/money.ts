import { texts } from '#functions/chatbot/reply/reply.ts';
import { entry } from '#functions/chatbot/words/phrasing.ts';

const { phone, hours, horario } = texts;

/** Questions about bills, prices and insurance. */
export const money = {
  refund: entry('phone', 'contact')`reembolso*|refund*|tarda el reembolso|my money back|reimburs*|overpaid|owe
    me; @pay|cobraron|deposit*|dinero + back|return*|regres*|de vuelta|de mas; want|get|when + twice|back &
    @bill|paid ! flight|ticket|pays me EN Call ${phone}, ${hours}, with your receipt or transaction ID.
    Refunds go to the same card. ES Llame al ${phone} con su recibo. Se reembolsa a la misma tarjeta.`,
  receipt: entry('phone', 'billPay')`receipt*|recibo*|itemiz*|superbill|comprobante*; receipt*|statement + my
    visit|taxes; proof|something + @pay|paid|fsa EN When you pay online, you can print, save or email your
    receipt, for example for your HSA or FSA. Paid a while ago, or need an itemized bill? Call us. ES Al pagar
    en línea puede imprimir, guardar o enviarse el recibo. Para uno anterior o detallado, llámenos.`,
  paymentPlan: entry('phone', 'billPay')`payment plan*|installment*|arrangement*|hardship|abonos|en abonos|
    pagitos|a plazos|en pagos|no me alcanza; break + @bill; make|do + payments; a month|each month|later|
    pieces|break up|cant|help|plan|partes|no puedo|poquito + @pay|@bill; do + a month|a week|paycheck|at once
    ! semaglutide|entrar EN Call ${phone} before your payment is due. Uninsured? We have cash options. ES
    Llame al ${phone} antes de que venza su pago y veremos sus opciones, también sin seguro.`,
  billQuestion: entry('phone', 'billPay')`@bill|paid|pague|old insurance|facility fee; ya + @bill; medicare +
    cobran & paid; $ + min EN Call ${phone}, ${hours}, with the account number at the top of your bill, and
    we’ll go over it. ES Llame al ${phone}, ${horario}, con el número de cuenta de su factura.`,
  waysToPay: entry('billPay', 'phone')`zelle|cash app|klarna|carecredit|apple pay; @cash + @take|@pay; kind* +
    @pay ! @insurance EN Pay online with Visa, Mastercard, American Express or Discover, by phone, or at any
    clinic’s front desk. For cash, a check or an HSA card, ask our front desk. ES Pague en línea con tarjeta,
    por teléfono o en la recepción de cualquier clínica. Para otras formas, pregunte en la recepción.`,
  payBill: entry('billPay', 'phone')`@pay|billpay|i owe|my balance|bill in the mail; @pay|take care + @bill|
    over the phone; how + @pay EN Pay by card under Bill Pay, with no fee. Your account number is at the top
    of your bill. ES Pague con tarjeta en Bill Pay, sin cargo. Su número de cuenta está en la factura.`,
  selfPay: entry('phone', 'book', 'shop')`uninsured|self pay|out of pocket|pay myself|cash patient*; no|
    without|dont|not|lost|sin + insurance|coverage|seguro|aseguranza EN Yes, we see patients without
    insurance. Book at least 3 business days ahead, and we’ll email you a cost estimate. For the price of a
    visit before you book, call us. ES Sí, atendemos sin seguro. Si reserva 3 días hábiles antes o más, le
    enviamos un presupuesto por correo electrónico. Para el precio antes de reservar, llámenos.`,
  estimate: entry('myBookings', 'insurance', 'phone')`@estimate + @estimate; @estimate + @estimate &
    @price|@visit|@insurance|@pay|@bill|sin ! wait*|result*|weight|espera|tiempo|minutes EN Paying without insurance? If you
    book at least 3 business days ahead, we’ll email you a cost estimate. Otherwise, open your visit in My
    Bookings and choose “Ask for a cost estimate,” or call ${phone}. You’ll get it within 3 business days.
    ES Si paga sin seguro y reserva 3 días hábiles antes o más, le enviamos un presupuesto por correo
    electrónico. Si no, abra su cita en My Bookings y elija “Ask for a cost estimate”, o llame al ${phone}.
    Lo recibe en 3 días hábiles.`,
  insurance: entry()`@insurance|medicare|medicaid|medicade|culinary; pay + plans ! insurance card`,
  price: entry()`gripe|influenza + vacuna*; @price; flu + shot*; @price|run|a month + @sold|@test ! @drug`,
  visitPrice: entry('phone', 'insurance')`copay*; @price + wellness; @price + @seen|@visit|stitches; copago +
    @price EN I don’t have a price for that: it depends on your insurance and what you need. Please call
    ${phone} before you come. Paying without insurance? You can ask for a written cost estimate. ES No tengo
    ese precio: depende de su seguro y de lo que necesite. Llame al ${phone} antes de venir. Si paga sin
    seguro, puede pedir un presupuesto por escrito.`,
  fasting: entry('searchTests', 'phone')`en ayunas; fast|fasting|comer + @test|blood ! @sugarRaised EN Some
    lab tests need 9 to 12 hours with only water. See your test’s page, or call ${phone}. ES Algunos piden de
    9 a 12 horas con solo agua. Vea su página o llame al ${phone}.`,
  shop: entry('shop', 'cart', 'lab')`lab|labs|bloodwork|blood work|laboratorio|prueba de ets; do you|can i|
    check*|hacen + @lab ! @price|ultraso* EN Buy lab tests online: each has its price and says what it’s for.
    Add them to your cart, pay by card, and visit any clinic to have your sample taken. ES Compre exámenes en
    línea, con precio y descripción, pague con tarjeta y venga a cualquier clínica para la muestra.`,
};
