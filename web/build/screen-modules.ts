import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { aliases, pathPatterns, paths } from '#web/lib/paths.ts';

const screensFile = join(import.meta.dirname, '../src/app/screens.tsx');

const routes: Record<string, Record<string, string>> = { aliases, pathPatterns, paths };

/** What matters here of a node of the syntax tree. */
interface Node {
  type: string;
  [field: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode);
}

/** The top-level functions and constants of the file, by name. */
function declarationsIn(program: Node): Map<string, Node> {
  const statements = childrenOf(program).map((node) => (isNode(node.declaration) ? node.declaration : node));
  const named = statements.flatMap((node) => (node.type === 'VariableDeclaration' ? childrenOf(node) : node));
  return new Map(
    named.filter(({ id }) => isNode(id)).map((node) => [(node.id as Node).name as string, node]),
  );
}

/** The path of a module below the project's folder. */
function moduleOf(specifier: string): string {
  return specifier
    .replace('#web/', '/web/src/')
    .replace('#shared/', '/shared/')
    .replace(/^\.\//, '/web/src/app/');
}

/** Every module that the expression imports dynamically, by itself or through a declaration that it names. */
function importsIn(node: Node, declarations: Map<string, Node>): string[] {
  if (node.type === 'ImportExpression') return [moduleOf((node.source as Node).value as string)];
  const declared = node.type === 'Identifier' ? declarations.get(node.name as string) : undefined;
  return [...childrenOf(node), ...(declared ? [declared] : [])].flatMap((part) =>
    // A declaration's own name is part of it. One that named itself would never end, so it is left out below.
    part === declared?.id
      ? []
      : importsIn(part, new Map([...declarations].filter(([, one]) => one !== declared))),
  );
}

function routeOf({ object, property }: Node): string {
  const route = routes[(object as Node).name as string]?.[(property as Node).name as string];
  if (!route) throw new Error('screens.tsx names a route that paths.ts lacks');
  return route;
}

/** The modules that the router imports for each screen, read from its source: the imports themselves are functions. */
export function screenModules(): Map<string, string[]> {
  const program = parseAst(readFileSync(screensFile, 'utf8'), { lang: 'tsx' }) as unknown as Node;
  const declarations = declarationsIn(program);
  const list = declarations.get('screens')?.init as Node | undefined;
  const entries = (list?.elements ?? []) as { elements: [Node, Node] }[];
  return new Map(
    entries.map(({ elements: [route, load] }) => [routeOf(route), importsIn(load, declarations)]),
  );
}
