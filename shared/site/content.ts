import type { PictureName } from './pictures.ts';

/** A route of the site. Links add the `#` of the hash router. */
export type RoutePath = `/${string}`;

/** A link to a screen of the site, the clinic's phone (`tel:`) or an external page. */
export type ContentAction =
  | { label: string; to: RoutePath }
  | {
      label: string;
      href: string;
      newTab?: boolean;
      /** The destination, when the label alone could mean one of our screens. */
      hint?: string;
    };

/** Plain text, or pieces of text with links between them. */
export type LinkedText = string | readonly (string | ContentAction)[];

/** One card or step. */
export interface ContentItem {
  title: string;
  text: string;
}

interface Headed {
  title: string;
  lead?: string;
}

export interface ProseSection extends Partial<Headed> {
  kind: 'prose';
  paragraphs: readonly string[];
  picture?: PictureName;
  actions?: readonly ContentAction[];
}

/** Short bullet points in columns. */
export interface ListSection extends Headed {
  kind: 'list';
  points: readonly string[];
  note?: string;
}

/** Cards for points that need a sentence each. */
export interface CardsSection extends Headed {
  kind: 'cards';
  cards: readonly ContentItem[];
  note?: string;
}

/** An ordered list. */
export interface StepsSection extends Headed {
  kind: 'steps';
  steps: readonly ContentItem[];
}

export interface Price {
  /** The service that the price is for, unless the card's name says it. */
  label?: string;
  /** With the dollar sign, as in the specification. */
  price: string;
  unit?: string;
}

export interface PriceCard {
  name: string;
  text: string;
  prices: readonly Price[];
  points?: readonly string[];
}

export interface PricesSection extends Headed {
  kind: 'prices';
  cards: readonly PriceCard[];
  note?: string;
}

export interface ContentQuestion {
  question: string;
  answer: string;
}

/** An accordion of questions and answers. */
export interface QuestionsSection extends Headed {
  kind: 'questions';
  questions: readonly ContentQuestion[];
}

/** A highlighted notice. `urgent` is for when to call 911. */
export interface NoticeSection {
  kind: 'notice';
  tone: 'info' | 'warn' | 'urgent';
  title: string;
  text: string;
  points?: readonly string[];
  actions?: readonly ContentAction[];
}

/** An illustration with a patient's quote beside it. */
export interface StorySection extends Headed {
  kind: 'story';
  picture: PictureName;
  /** Alternative text. */
  pictureText: string;
  quote: string;
  speaker: string;
}

/** The call to action at the end of a page. */
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

/** A page that consists of content only. Both the site and the chatbot read it. */
export interface ContentPage {
  path: RoutePath;
  /** The h1. */
  title: string;
  /** The document title, if different from the h1. */
  tabTitle?: string;
  /** The meta description: one sentence. */
  description: string;
  lead: string;
  picture: PictureName;
  actions: readonly ContentAction[];
  sections: readonly ContentSection[];
}
