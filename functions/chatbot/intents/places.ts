import type { Intents } from './intent.ts';

/** What is asked about the clinics, besides where they are. */
export const places = {
  hours: {
    phrasings: [
      'open|opens|opened|opening|openings hours|close|closes|closed|closing|hours|hour|hrs|24 7|24 hours|24hr*|24hours|after hours|afterhours|how late|until when|till when|til when|until what|till what|till how|business hours|operating hours',
      'weekend*|saturday*|sunday*|holiday*|tonight|what days|which days|after work|before work|lunch',
      'come|come in|see me|stop by|swing by|pop in|be there|arrive|seen|make it|bring|get in + at|today|now|tomorrow|monday*|tuesday*|wednesday*|thursday*|friday*|right now|early|late|evening|noon|after|before|by|pm|am',
      'anyone|anybody|someone|you + there|available + now|today|right now|tomorrow',
    ],
    except: [
      'open wound|open cut|open sore|open fracture|close to|close by|closest|book|appointment|24 hours results|how early',
    ],
  },
  parking: { phrasings: ['park|parking|parkin|garage|parking lot|valet', 'leave|put + car|truck|vehicle'] },
  access: {
    phrasings: [
      'wheelchair*|handicap*|accessib*|elevator|ramp|disabled|disability|walker|service dog|service animal|blind|stairs',
    ],
    except: ['disability form|statement'],
  },
  directions: {
    phrasings: [
      'direction*|gps|navigate|google maps|apple maps|get there|how do i get|cross street*|landmark|bus|uber|lyft|ride|transport*|taxi|drive there|map',
    ],
    except: ['get results|get my|get a|get an|get rid|get the'],
  },
  language: {
    phrasings: [
      'spanish|espanol|interpret*|translat*|tagalog|filipino|chinese|mandarin|cantonese|korean|vietnamese|amharic|sign language|asl|language|languages|bilingual|deaf|hard of hearing|hearing impaired|dont speak english|no english|other than english|speak english',
      'habla|hablan|speak|speaks + espanol|other|my|another|any',
    ],
    except: ['speak to|speak with|talk to'],
  },
  contact: {
    phrasings: [
      'talk to|speak to|speak with|talk with|chat with|connect me|real person|live person|real human|live agent|human|agent|representative|operator|customer service|front desk|receptionist|call you|phone|telephone|phone number|fax|contact|email|e mail|your number|number to call|get in touch|reach you|reach someone|reach a|call back|callback|call me',
      'complain*|feedback|rude|unhappy|terrible service|bad experience|manager|supervisor|leave review|leave a review|compliment',
    ],
    except: ['confirmation email'],
  },
  jobs: {
    phrasings: [
      'job|jobs|hiring|career|careers|vacancy|vacancies|employment|work for you|job opening*|apply|volunteer position|internship',
    ],
  },
} as const satisfies Intents;
