/** The values of one period by metric; undefined where nothing was reported. */
export type PeriodValues = Readonly<Record<string, number | undefined>>;

/** The value of a part of an expression. `scalar` if it is a number in the expression itself and not a time series. */
interface Value {
  value: number | undefined;
  scalar?: true;
}

/** The operators that our alarms use, those that bind least first. */
const operators: readonly Readonly<Record<string, (left: number, right: number) => number>>[] = [
  {
    '==': (left, right) => Number(left === right),
    '<': (left, right) => Number(left < right),
    '>': (left, right) => Number(left > right),
  },
  { '+': (left, right) => left + right, '-': (left, right) => left - right },
];

/**
 * Between two time series, a missing value counts as 0 if the other series has one. A number in the expression gives no
 * missing period a value.
 */
function combine(apply: (left: number, right: number) => number, left: Value, right: Value): Value {
  const isReported = [left, right].some(({ value, scalar }) => value !== undefined && !scalar);
  return { value: isReported ? apply(left.value ?? 0, right.value ?? 0) : undefined };
}

class Parser {
  private readonly tokens: string[];
  private readonly values: PeriodValues;

  constructor(expression: string, values: PeriodValues) {
    this.tokens = expression.match(/\w+(?:\.\d+)?|==|[<>+\-(),]|\S/g) ?? [];
    this.values = values;
  }

  whole(): number | undefined {
    const { value } = this.level(0);
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
      left = combine(apply, left, this.level(depth + 1));
    }
  }

  private term(): Value {
    const token = this.tokens.shift() ?? '';
    if (/^\d/.test(token)) return { value: Number(token), scalar: true };
    if (token === 'IF') {
      const [condition, yes, no] = this.arguments(3);
      if (condition?.value === undefined) return { value: undefined };
      return { value: condition.value === 0 ? no?.value : (yes?.value ?? 0) };
    }
    if (!Object.hasOwn(this.values, token)) throw new SyntaxError(`unknown ${token}`);
    return { value: this.values[token] };
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

/**
 * What metric math makes of one period, by the rules for missing values of
 * https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/using-metric-math.html. Knows the operators and functions
 * of our alarms, and throws at any other: also at FILL, of which AWS doesn't say what it makes of a metric that was never
 * reported.
 */
export function metricMath(expression: string, values: PeriodValues): number | undefined {
  return new Parser(expression, values).whole();
}
