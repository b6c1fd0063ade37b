import type { PictureName } from './pictures.ts';

/** A route of the site as content names it; links add the `#` of the hash router. */
export type RoutePath = `/${string}`;

/** A way on from a piece of content: a screen of the site, the clinic's phone, or a page elsewhere. */
export type ContentAction =
  | { label: string; to: RoutePath }
  | { label: string; phone: true }
  | { label: string; href: string; newTab?: boolean };

/** A titled piece of text: one item of a list of facts, one step of a timeline. */
export interface ContentItem {
  title: string;
  text: string;
}

interface Headed {
  title: string;
  lead?: string;
}

/** Running text. */
export interface ProseSection extends Partial<Headed> {
  kind: 'prose';
  paragraphs: readonly string[];
  /** Shown beside the text. */
  picture?: PictureName;
  actions?: readonly ContentAction[];
}

/** Short points, ticked off in columns: conditions, services, reasons. */
export interface ListSection extends Headed {
  kind: 'list';
  points: readonly string[];
  note?: string;
}

/** Points that need a sentence each. */
export interface CardsSection extends Headed {
  kind: 'cards';
  cards: readonly ContentItem[];
  note?: string;
}

/** What happens, in order. */
export interface StepsSection extends Headed {
  kind: 'steps';
  steps: readonly ContentItem[];
}

export interface Price {
  /** What one gets for it; left out when the card names it. */
  label?: string;
  /** Text with its dollar sign, as the specification writes it. */
  price: string;
  unit?: string;
}

export interface PriceCard {
  name: string;
  text: string;
  prices: readonly Price[];
  points?: readonly string[];
}

/** What something costs. */
export interface PricesSection extends Headed {
  kind: 'prices';
  cards: readonly PriceCard[];
  note?: string;
}

export interface ContentQuestion {
  question: string;
  answer: string;
}

/** Questions that open to their answers. */
export interface QuestionsSection extends Headed {
  kind: 'questions';
  questions: readonly ContentQuestion[];
}

/** Something nobody may overlook; `urgent` is for when to call 911. */
export interface NoticeSection {
  kind: 'notice';
  tone: 'info' | 'warn' | 'urgent';
  title: string;
  text: string;
  points?: readonly string[];
  actions?: readonly ContentAction[];
}

/** A drawing with its caption, and what a patient says beside it. */
export interface StorySection extends Headed {
  kind: 'story';
  picture: PictureName;
  /** What the drawing shows, for those who cannot see it. */
  pictureText: string;
  quote: string;
  speaker: string;
}

/** The band that ends a page: what to do now. */
export interface CallSection extends Headed {
  kind: 'call';
  actions: readonly ContentAction[];
}

export type ContentSection =
  | ProseSection
  | ListSection
  | CardsSection
  | StepsSection
  | PricesSection
  | QuestionsSection
  | NoticeSection
  | StorySection
  | CallSection;

/** A page that is all content: a service, the lab, the about page. Read by the site and by the chatbot. */
export interface ContentPage {
  path: RoutePath;
  /** The one h1. */
  title: string;
  /** Names the tab; the h1 when left out. */
  tabTitle?: string;
  /** For search engines and previews: one sentence. */
  description: string;
  lead: string;
  picture: PictureName;
  actions: readonly ContentAction[];
  sections: readonly ContentSection[];
}
