import * as z from 'zod/mini';
import { problemSchema } from '#shared/api/problem.ts';
import type { RouteContract } from '#shared/api/route.ts';
import { contractOf, type RouteId, routeIds } from '#shared/api/routes.ts';
import { brand } from '#shared/brand.ts';

type Json = Record<string, unknown>;

const security: Record<RouteContract['caller'], Json[]> = {
  public: [],
  patient: [{ manageToken: [] }],
  admin: [{ signIn: ['clinic/admin'] }],
  stripe: [],
};

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function content(schema: z.ZodMiniType, io: 'input' | 'output', type = 'application/json'): Json {
  return { [type]: { schema: schemaOf(schema, io) } };
}

function parametersOf(schema: z.ZodMiniType | undefined, where: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: of,
  }));
}

function operationOf(id: RouteId): Json {
  const { summary, caller, handler, params, query, body, replies } = contractOf(id);
  const successes = Object.entries(replies).map(([status, schema]) => [
    status,
    { description: 'Success', content: content(schema, 'output') },
  ]);
  return {
    operationId: handler.replace('/', '-'),
    summary,
    security: security[caller],
    parameters: [...parametersOf(params, 'path'), ...parametersOf(query, 'query')],
    ...(body && { requestBody: { required: true, content: content(body, 'input') } }),
    responses: {
      ...Object.fromEntries(successes),
      default: {
        description: 'A problem',
        content: content(problemSchema, 'output', 'application/problem+json'),
      },
    },
  };
}

function pathsOf(ids: readonly RouteId[]): Json {
  const paths: Record<string, Json> = {};
  for (const id of ids) {
    const [method = '', path = ''] = id.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(id) };
  }
  return paths;
}

/** The contract as OpenAPI 3.1, published with the site as /openapi.json. */
export function openApi(): Json {
  return {
    openapi: '3.1.0',
    info: { title: `${brand.name} API`, version: '1' },
    servers: [{ url: '/' }],
    paths: pathsOf(routeIds),
    components: {
      securitySchemes: {
        manageToken: { type: 'http', scheme: 'bearer', description: 'The manage token of a booking' },
        signIn: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'An access token of an admin',
        },
      },
    },
  };
}
