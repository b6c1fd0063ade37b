import type { RouteId, Routes } from '#shared/api/routes.ts';
import { appointmentExamples } from './appointment-examples.ts';
import { closureExamples } from './closure-examples.ts';
import type { ExampleOf } from './example.ts';
import { paymentExamples } from './payment-examples.ts';
import { siteExamples } from './site-examples.ts';

/** A request to a route and what comes back, loosely typed. */
export interface Example {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  replies: Record<number, unknown>;
}

const examples: { [Id in RouteId]: ExampleOf<Routes[Id]> } = {
  ...siteExamples,
  ...appointmentExamples,
  ...paymentExamples,
  ...closureExamples,
};

export function exampleOf(id: RouteId): Example {
  return examples[id];
}
