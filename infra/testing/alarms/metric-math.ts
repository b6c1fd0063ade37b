/** The values of one period by metric; undefined where nothing was reported. */
export type PeriodValues = Readonly<Record<string, number | undefined>>;

type Value = number | undefined;

/** The operators that our alarms use, those that bind least first. */
const operators: readonly Readonly<Record<string, (left: number, right: number) => number>>[] = [
  {
    '==': (left, right) => Number(left === right),
    '<': (left, right) => Number(left < right),
    '>': (left, right) => Number(left > right),
  },
  { '+': (left, right) => left + right, '-': (left, right) => left - right },
];

class Parser {
  private readonly tokens: string[];
  private readonly values: PeriodValues;

  constructor(expression: string, values: PeriodValues) {
    this.tokens = expression.match(/\w+(?:\.\d+)?|==|[<>+\-(),]|\S/g) ?? [];
    this.values = values;
  }

  whole(): Value {
    const value = this.level(0);
    if (this.tokens.length > 0) throw new SyntaxError(`unexpected ${this.tokens[0]}`);
    return value;
  }

  private level(depth: number): Value {
    const known = operators[depth];
    if (known === undefined) return this.term();
    let left = this.level(depth + 1);
    for (;;) {
      const apply = known[this.tokens[0] ?? ''];
      if (apply === undefined) return left;
      this.tokens.shift();
      const right = this.level(depth + 1);
      // CloudWatch has no data point where one of two operands has none.
      left = left === undefined || right === undefined ? undefined : apply(left, right);
    }
  }

  private term(): Value {
    const token = this.tokens.shift() ?? '';
    if (/^\d/.test(token)) return Number(token);
    if (token === 'FILL') {
      const [value, otherwise] = this.arguments(2);
      return value ?? otherwise;
    }
    if (token === 'IF') {
      const [condition, yes, no] = this.arguments(3);
      if (condition === undefined) return undefined;
      return condition === 0 ? no : yes;
    }
    if (!Object.hasOwn(this.values, token)) throw new SyntaxError(`unknown ${token}`);
    return this.values[token];
  }

  private arguments(count: number): Value[] {
    const values: Value[] = [];
    for (const mark of ['(', ...Array<string>(count - 1).fill(',')]) {
      this.expect(mark);
      values.push(this.level(0));
    }
    this.expect(')');
    return values;
  }

  private expect(mark: string): void {
    const token = this.tokens.shift();
    if (token !== mark) throw new SyntaxError(`expected ${mark}, not ${token}`);
  }
}

/** What metric math makes of one period. Knows the operators and functions of our alarms, and throws at any other. */
export function metricMath(expression: string, values: PeriodValues): number | undefined {
  return new Parser(expression, values).whole();
}
