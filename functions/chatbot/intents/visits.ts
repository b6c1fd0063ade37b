import type { Intents } from './intent.ts';

const visit =
  'appointment|appointments|appt|visit|visits|booking|bookings|reservation|reservations|slot|time slot';

/** What is asked about a visit that is booked. */
export const bookedVisits = {
  'no-card': {
    phrasings: ['without|forgot|lost|lose|dont have|no|not have|left|missing + insurance card|my card'],
    except: ['credit|debit|pay'],
  },
  late: {
    phrasings: [
      'running late|be late|am late|late for|late to|bit late|minutes late|mins late|min late|little late|stuck traffic|stuck in traffic|grace period|get there late|arrive late|late arrival',
      'miss|missed|missing|no show|noshow + appointment|appt|visit|fee|charge|penalty',
      'no show|noshow',
    ],
    except: ['too late|how late'],
  },
  move: {
    phrasings: [
      'reschedul*|rebook|resched',
      `move|change|changing|moving|switch|postpone|push|shift|swap|bump|delay|modify|edit + ${visit}|time|date|day|earlier|later|another day|tomorrow|next week`,
      `different|another|new|earlier|later|sooner|better + time|day|date|clinic + my appointment|my visit|my booking|my appt|instead`,
      'push|move|switch|change|changing|bump|swap|shift + monday|tuesday|wednesday|thursday|friday|morning|afternoon|my time|my slot|my thing|8am|9am|10am|11am|1pm|2pm|3pm|4pm',
      'monday|tuesday|wednesday|thursday|friday|morning|afternoon + instead',
      'push from|move from|different day|another day|other day|different time|another time|push back|move up|come another day|different day instead',
    ],
    except: ['cancel*'],
  },
  cancel: {
    phrasings: [
      'cancel*|call off|unbook|not coming|no longer coming|no longer need',
      'cant|wont|not|unable|cannot + make it|make my|make the|come in|come to my|be there|attend',
      `get rid|drop|delete|remove + my|${visit}`,
    ],
    except: ['subscription|find|breathe'],
  },
} as const satisfies Intents;

/** What is asked about visits to come. */
export const visits = {
  'find-visit': {
    phrasings: [
      `find|see|check|view|look up|lookup|show|lost|lose|forgot|manage|remember|confirm|pull up|access|did i|do i have|where|when|what time + my ${'appointment|my appointments|my visit|my visits|my booking|my bookings|my appt|my reservation|upcoming appointment'}`,
      'confirmation number|confirmation email|confirmation code|no confirmation|get confirmation|got confirmation|booking confirmation|confirmation',
      'did book|did my booking|booking go through|already booked|upcoming appointment*|do i have an appointment',
    ],
    except: ['results'],
  },
  'check-in': { phrasings: ['check in|checkin|checking in|kiosk|web check'] },
  virtual: {
    phrasings: [
      'virtual|telehealth|telemedicine|tele health|tele visit|video visit|video call|video appointment|video chat|video|zoom|facetime|remote',
      'online + doctor|visit|consultation|consult|see someone|provider',
    ],
  },
  'wait-time': {
    phrasings: [
      'wait time*|waiting time*|how long wait|long wait|how busy|the wait|current wait|wait right now|very busy|how many people waiting|how many ahead',
      'how long|long|current + wait|waiting|line|be seen',
      'busy + now|today|currently|clinic',
    ],
  },
  'walk-in': {
    phrasings: [
      'walkin|walkins|walk in|walk right in|without appointment|without an appt|without booking|drop in|just show up|just come|just walk|show up|no appointment|first come',
      'out of town|out of state|another state|in town from|visiting from|just visiting|on vacation|tourist* + come|come in|seen|see|appointment|doctor|clinic|visit|go',
      'do i need|do we need|must i|have to|need to|should i|is an|are + appointment|appointments|book|make an appointment + needed|required|necessary|do i need|have to|need to|must|should',
      'do i need appointment|do you need appointment|is appointment needed|appointment required|appointment necessary|appointments only|by appointment',
    ],
  },
  'primary-care': {
    phrasings: [
      'need|needs|want|wants|looking for|find|finding|get|new|become|establish + primary care|pcp|family doctor|regular doctor|general doctor|general practitioner|gp|internist',
    ],
    except: ['price|cost|how much|urgent care|difference|wait|note'],
  },
  bring: {
    phrasings: [
      'bring|how early|paperwork|forms|fill out|prepare for my visit|prepare for visit|prepare for appointment|need id|photo id|what documents',
      'arrive|get there|come + early|before|minutes',
    ],
    except: ['wheelchair*|walker|service dog|service animal'],
  },
  book: {
    phrasings: [
      `book|booking|schedule|scheduling|make|set up|setup|arrange|reserve|need|want|wanna|get|have|take|looking for|request + ${visit}|an apt`,
      'book|schedule|reserve + near|in|at|for|with|online|a|an|my|today|tomorrow|visit|doctor|time|now|me',
      'see|talk|meet + a doctor|doctor|a provider|provider|someone today|clinician|nurse|physician|pediatrician',
      'fit me in|squeeze me in|get me in|be seen|get seen|get in|seen today|seen tonight|seen now|come in today|come in tomorrow|come in now|see me',
      'next available|first available|earliest|soonest|any openings|openings|availability|available today|available tomorrow|available times|times available|any slots|time slot*|slots|same day|spots|anything available|available appointment*',
      'appointment|appointments|appt|book|booking|schedule an|book visit',
    ],
    except: ['price|cost'],
  },
} as const satisfies Intents;
