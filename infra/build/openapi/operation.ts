import { type FieldMessages, Problem, type ProblemBody, problemSchema } from '#shared/api/problem.ts';
import { problemCodesOf } from '#shared/api/problem-codes.ts';
import { type ProblemCode, problems } from '#shared/api/problem-table.ts';
import type { RouteContract } from '#shared/api/route.ts';
import { contractOf, type RouteId } from '#shared/contract/routes.ts';
import { adminScope } from '#shared/sign-in.ts';
import { type Example, exampleOf, routeExample } from './example.ts';
import { fieldNotes } from './field-notes.ts';
import { type Json, replySchema, requestSchema } from './schemas.ts';

const details: Record<ProblemCode, string> = {
  malformed: 'We couldn’t tell where this request came from. Please try again, or call us.',
  unauthenticated: 'Please sign in again.',
  forbidden: 'This account doesn’t have access to the dashboard.',
  'not-found': 'Not found.',
  'slot-taken': 'Tuesday, November 24 at 9:30 AM was just taken. Please choose another time.',
  'already-booked': 'Something went wrong on our end. Please try again.',
  'stale-version': 'This record has changed since you opened it. Please review it and try again.',
  'payment-ended': 'This payment has been canceled. Please start another one.',
  conflict: 'You already have a visit at that time. Please choose another.',
  'too-large': 'The request is larger than 64 KiB.',
  'unsupported-media-type': 'Send the body as application/json.',
  invalid: 'Please check the fields listed here.',
  'price-mismatch': 'The price of a test has changed. Please look at your cart again.',
  'too-many': 'A lot of people are using the site right now. Please try again in a moment.',
  internal: 'Something went wrong on our end. Please try again or call us.',
  upstream: 'We didn’t hear back from our payment service. Please try again in a moment.',
};

const fields: FieldMessages = { date: 'Choose a date' };

/** An example of a route's reply with a problem code. */
function exampleProblem(code: ProblemCode, { current }: RouteContract): ProblemBody {
  const problem = new Problem(code, details[code], code === 'invalid' ? { fields } : {});
  if (problem.status >= 500) return { ...problem.toBody(), reference: '482-109-375' };
  if (code !== 'stale-version' || !current) return problem.toBody();
  return problem.toBody(exampleOf(current, 'replies'));
}

const security: Record<RouteContract['caller'], Json[]> = {
  public: [],
  patient: [{ patientToken: [] }],
  desk: [{ signIn: [adminScope] }],
  admin: [{ signIn: [adminScope] }],
  stripe: [{ stripeSignature: [] }],
};

function parametersOf(schema: RouteContract['query'], where: 'path' | 'query', values: Json = {}): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = requestSchema(schema) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description: _, ...of }]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: of,
    ...(fieldNotes[name] && { description: fieldNotes[name] }),
    ...(values[name] !== undefined && { example: values[name] }),
  }));
}

function requestBodyOf(
  { body, bodyTypes = ['application/json'], caller }: RouteContract,
  { body: example }: Example,
): Json {
  if (caller === 'stripe') {
    const schema = { type: 'object', description: 'An event, as Stripe documents it.' };
    return { requestBody: { required: true, content: { 'application/json': { schema } } } };
  }
  if (!body) return {};
  const content = { schema: requestSchema(body), example };
  return {
    requestBody: { required: true, content: Object.fromEntries(bodyTypes.map((type) => [type, content])) },
  };
}

function successesOf({ replies }: RouteContract, { replies: bodies }: Example): Json {
  return Object.fromEntries(
    Object.entries(replies).map(([status, schema]) => {
      const example = bodies[Number(status)];
      if (example === undefined) return [status, { description: 'Success, without a body' }];
      const content = { 'application/json': { schema: replySchema(schema), example } };
      return [status, { description: 'Success', content }];
    }),
  );
}

/** One response for all problems that share a status. */
function refusal(codes: readonly ProblemCode[], contract: RouteContract): Json {
  const current = contract.current && codes.includes('stale-version') && replySchema(contract.current);
  const properties = { code: { enum: codes }, ...(current && { current }) };
  const examples = codes.map((code) => [
    code,
    { summary: problems[code].title, value: exampleProblem(code, contract) },
  ]);
  return {
    description: codes.map((code) => `\`${code}\`: ${problems[code].title}.`).join(' '),
    ...(codes.includes('too-many') && {
      headers: {
        'Retry-After': { description: 'Seconds until a retry makes sense.', schema: { type: 'integer' } },
      },
    }),
    content: {
      'application/problem+json': {
        schema: { allOf: [replySchema(problemSchema), { type: 'object', properties }] },
        examples: Object.fromEntries(examples),
      },
    },
  };
}

function refusalsOf(contract: RouteContract): Json {
  const byStatus = Object.groupBy(problemCodesOf(contract), (code) => problems[code].status);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes = []]) => [status, refusal(codes, contract)]),
  );
}

export function operationOf(id: RouteId): Json {
  const contract = contractOf(id);
  const { summary, description, caller, handler, params, query } = contract;
  const example = routeExample(id);
  return {
    operationId: handler.replace('/', '-'),
    tags: [handler.split('/')[0]],
    summary,
    description,
    security: security[caller],
    parameters: [
      ...parametersOf(params, 'path', example.params),
      ...parametersOf(query, 'query', example.query),
    ],
    ...requestBodyOf(contract, example),
    responses: { ...successesOf(contract, example), ...refusalsOf(contract) },
  };
}
