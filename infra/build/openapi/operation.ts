import { problemSchema } from '#shared/api/problem.ts';
import { problemCodesOf } from '#shared/api/problem-codes.ts';
import { type ProblemCode, problems } from '#shared/api/problem-table.ts';
import type { RouteContract } from '#shared/api/route.ts';
import { contractOf, type RouteId } from '#shared/contract/routes.ts';
import { adminScope } from '#shared/sign-in.ts';
import { type Example, routeExample } from './example.ts';
import { fieldNotes } from './field-notes.ts';
import { exampleProblem } from './problem-examples.ts';
import { type Json, replySchema, requestSchema } from './schemas.ts';

const security: Record<RouteContract['caller'], Json[]> = {
  public: [],
  patient: [{ patientToken: [] }],
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
