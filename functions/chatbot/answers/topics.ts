import { links, say } from '#functions/chatbot/reply.ts';
import { brand } from '#shared/brand.ts';
import type { ChatLink, ChatReply } from '#shared/chatbot/routes.ts';
import { labTests } from '#shared/lab-tests/catalogue.ts';
import { services } from '#shared/services/services.ts';

/** A question with one right answer, recognized by how it is asked. */
interface Topic {
  asked: RegExp;
  reply: string;
  links: readonly ChatLink[];
}

const { phone, hours, links: sites } = brand;

const myBookings: ChatLink = { title: 'My Bookings', href: '/my-bookings' };
const portal: ChatLink = { title: 'Patient Portal', href: sites.patientPortal };
const billPay: ChatLink = { title: 'Bill Pay', href: '/bill-pay' };
const shop: ChatLink = { title: 'Shop for test', href: '/shop-for-test' };
const primaryCare: ChatLink = { title: 'Primary Care', href: '/primaryCare' };

/** Topics by what the visitor wants to do. The first match wins. */
const tasks: readonly Topic[] = [
  {
    asked: /\bcancel/,
    reply: `To cancel a visit, open My Bookings, find your booking and choose Cancel. On another device, we email you a code first. You can also call ${phone}.`,
    links: [myBookings, links.phone],
  },
  {
    asked:
      /\bre ?schedul|\b(?:change|move|postpone|shift)\b.*\b(?:(?:appointment|appt|visit|booking|reservation)s?|time|date|day)\b/,
    reply: `To move a visit to another time or clinic, open My Bookings, find your booking and choose another time. You can also call ${phone}.`,
    links: [myBookings, links.phone],
  },
  {
    asked:
      /\b(?:find|see|check|view|look up|where is|when is|show|lost|manage)\b.*\b(?:my|our) (?:\w+ )?(?:appointment|appt|visit|booking|reservation)s?\b|\bconfirmation (?:number|mail|email)\b|^my (?:appointment|appt|visit|booking|reservation)s?$/,
    reply: 'Your visits are under My Bookings. On a device you did not book with, we email you a code first.',
    links: [myBookings],
  },
  {
    // Not for IV therapy, which insurance rarely pays: its page says so.
    asked:
      /^(?!.*\b(?:iv|infusions?|vitamins?|hydration|myers|boost|drip)\b).*(?:\binsurance\b|\b(?:medicaid|medicare|aetna|ambetter|anthem|blue cross|cigna|humana|molina|tricare|united ?healthcare|uninsured|self pay|copay|copays|deductible)\b)/,
    reply: `We accept most major insurance, and there are cash options for the uninsured. To be sure of your own plan, call ${phone} before your visit.`,
    links: [primaryCare, links.phone],
  },
  {
    asked:
      /\b(?:pay|paying|paid|settle)\b.*\b(?:bill|bills|invoice|balance|online|visit|account|owe)\b|\b(?:my|a|the) (?:medical )?(?:bill|invoice|statement|balance)\b|\bbill ?pay(?:ment)?\b|\bmake a payment\b|\bpay my\b|^(?:pay|payment|payments|bill|billing)$/,
    reply:
      'You can pay a medical bill by card under Bill Pay. Have your account number at hand; there is no processing fee.',
    links: [billPay, links.phone],
  },
  {
    asked:
      /\b(?:test|tests|lab|labs|blood|xray|ultrasound)\b.*\bresults?\b|\b(?:my|see|get|find|view|check|access|where are) (?:\w+ )?results?\b|^results?$|\bresults? (?:online|back|ready|take)\b/,
    reply: `Results of most lab tests are ready in 24 to 48 hours. You find them in the patient portal. If one worries you, call ${phone} or come in: we go through it with you.`,
    links: [portal, { title: 'Lab services', href: '/lab' }, links.phone],
  },
  {
    asked: /\bportal\b/,
    reply: 'The patient portal has your results and records. Its link is at the top of every page, too.',
    links: [portal],
  },
  {
    asked:
      /\b(?:virtual|telehealth|telemedicine|tele health|video)\b|\b(?:doctor|visit|consultation|consult|see someone) online\b|\bonline (?:doctor|visit|consultation|consult)\b/,
    reply: `You can ask for a virtual consultation with Virtual Visit at the top of every page: your name, email address and the date you prefer. You can also call ${phone}.`,
    links: [links.phone],
  },
  {
    asked: /\bcheck ?in\b|\bcheck in\b/,
    reply: 'You can check in online before you leave home. It saves time at the desk.',
    links: [{ title: 'Check-in Now', href: sites.checkIn }, links.locations],
  },
  {
    asked:
      /\bwalkin\b|\bwithout (?:an |a )?(?:appointment|appt|visit|booking|reservation)s?\b|\b(?:do|must|should|if) (?:i|we|you) (?:need|have to|require|make|book|have)\b.*\bappointments?\b|\bappointments? (?:needed|required|necessary)\b|\bjust (?:show up|come|walk)\b|\bdrop in\b/,
    reply: `Walk-ins are welcome, appointments are preferred. Come to any of our ten clinics, ${hours}, or choose a time online.`,
    links: [links.book, links.locations],
  },
  {
    asked: /\b(?:bring|how early|arrive|prepare for (?:my|a|the) (?:visit|appointment))\b/,
    reply:
      'Please arrive 15 minutes early, and bring your ID and your insurance card. A list of the medicines you take helps, too.',
    links: [{ title: 'How to prepare for a visit', href: '/blog-inside/7' }, links.book],
  },
  {
    asked:
      /\b(?:book|booking|schedule|scheduling|make|set up|arrange|reserve|need|want|get|have)\b.*\b(?:(?:appointment|appt|visit|booking|reservation)s?|time slot|slot)\b|^(?:book|booking|schedule|appointments?|appt)\b|\b(?:book|schedule) (?:a|an|my|online|for|with)\b|\bsee a (?:doctor|provider|clinician|nurse)\b/,
    reply:
      'You can book a visit online at any hour: choose a clinic, a day and a time. A visit takes 30 minutes, and you get a confirmation by email.',
    links: [links.book, links.locations],
  },
  {
    asked: /\b(?:buy|purchase|shop|cart|check ?out|order(?! to))\b/,
    reply: `You can buy lab tests online: choose from ${labTests.length} tests under Shop for test, then pay by card in the cart.`,
    links: [shop, { title: 'Cart', href: '/cart' }],
  },
  {
    asked: /\b(?:jobs?|hiring|careers?|vacanc(?:y|ies)|employment|work for you|job opening)\b/,
    reply: 'Open positions are on our jobs site.',
    links: [{ title: 'Jobs', href: sites.jobs }],
  },
];

/** Topics by what the visitor wants to know. The first match wins. */
const facts: readonly Topic[] = [
  {
    asked:
      /\b(?:hours|open(?! (?:wound|cut|sore|fracture))|opens|opening|close(?! (?:to|by))|closes|closed|closing|weekends?|saturdays?|sundays?|holidays?|24 7|after ?hours|tonight|what days|which days)\b/,
    reply: `All ten clinics are open ${hours}, and closed on weekends and holidays. Online booking works at any hour and shows which days are open.`,
    links: [links.locations, links.book],
  },
  {
    asked: /\b(?:depress|anxi|hopeless|panic|lonely|mental health|stressed)/,
    reply: `A clinician can talk with you about how you feel and what helps: call ${phone} or book a visit. If you ever think of harming yourself, call or text 988, at any hour.`,
    links: [links.phone, links.call988, links.book],
  },
  {
    asked: /\b(?:emergenc|er$|er visit)/,
    reply:
      'Our clinics treat non-life-threatening emergencies only, such as minor fractures, cuts needing stitches, sprains, burns or a high fever. Anything that may be a danger to life needs 911.',
    links: [
      { title: 'Emergency Care', href: '/emergency' },
      { title: 'Choosing urgent care', href: '/blog-inside/4' },
    ],
  },
  {
    asked: /\b(?:what|which) (?:\w+ )?(?:conditions|illnesses|injuries|problems|symptoms)\b/,
    reply:
      'Urgent care treats sprains and strains, moderate fever or flu, allergic reactions or minor asthma, minor cuts needing stitches, ear infections, and about 30 conditions in all.',
    links: [{ title: 'Urgent Care', href: '/urgentCare' }, links.services],
  },
  {
    asked:
      /\b(?:talk|speak|chat|connect me) (?:to|with)\b|\b(?:real|live) (?:person|human|agent)\b|\bhuman\b|\bcall you\b|\b(?:phone|telephone|fax|contact)\b|\bemail\b|\byour number\b|\bcomplain|\bfeedback\b|\bget in touch\b|\breach you\b/,
    reply: `Call ${phone}, ${hours}, fax ${brand.fax}, write to ${brand.email}, or send the contact form.`,
    links: [links.phone, links.contact],
  },
  {
    asked:
      /\b(?:what|which|list|all) (?:\w+ )*services\b|^services$|\bwhat (?:else )?do you (?:do|offer|treat|provide|have)$|\bwhat can you (?:do|treat)(?: for me)?$/,
    reply:
      `We offer ${services.map(({ name }) => (name === 'LABS' ? 'labs' : name.toLowerCase())).join(', ')}.`.replace(
        /\biv\b/,
        'IV',
      ),
    links: [links.services, links.book],
  },
  {
    asked:
      /\b(?:what|which|list|all|many|available)\b.*\b(?:lab|blood) (?:tests?|work)\b|^(?:lab|blood) tests?$/,
    reply: `Our shop has ${labTests.length} lab tests, each with its price and what it is for. A clinician can help you choose.`,
    links: [shop, { title: 'Lab services', href: '/lab' }],
  },
  {
    asked: /\b(?:blog|articles?|health tips)\b/,
    reply: 'Our blog has articles about urgent care, screenings, heat, nutrition and more.',
    links: [{ title: 'Blog', href: '/blog' }],
  },
];

function topicAnswer(topics: readonly Topic[], plain: string): ChatReply | undefined {
  const topic = topics.find(({ asked }) => asked.test(plain));
  return topic && say(topic.reply, ...topic.links);
}

export function taskAnswer(plain: string): ChatReply | undefined {
  return topicAnswer(tasks, plain);
}

/** For a question that names no clinic: "is the one in Henderson open" is about that clinic. */
export function factAnswer(plain: string): ChatReply | undefined {
  return topicAnswer(facts, plain);
}
