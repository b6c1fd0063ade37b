/** The fields of a log line that is one JSON object. */
export type LogFields = Readonly<Record<string, unknown>>;

/**
 * Whether a filter pattern of CloudWatch Logs matches a line. Knows what our patterns use, and throws at anything else:
 * a field that equals a text or not, `&&`, `||` and parentheses, with `&&` first.
 * https://docs.aws.amazon.com/AmazonCloudWatch/latest/logs/FilterAndPatternSyntax.html
 */
export function matchesPattern(pattern: string, fields: LogFields): boolean {
  const [, inside] = /^\{(.+)\}$/.exec(pattern) ?? [];
  const tokens = inside?.match(/\$\.\w+|"[^"]*"|&&|\|\||!=|[=()]|\S/g) ?? [];
  const next = () => tokens.shift() ?? '';
  const comparison = (): boolean => {
    const [field, operator, text] = [next(), next(), next()];
    const isKnown = field.startsWith('$.') && /^!?=$/.test(operator) && text.startsWith('"');
    if (!isKnown) throw new SyntaxError(`unknown comparison: ${field} ${operator} ${text}`);
    // A number is no text: CloudWatch compares neither with the other.
    const isEqual = fields[field.slice(2)] === text.slice(1, -1);
    return operator === '=' ? isEqual : !isEqual;
  };
  const term = (): boolean => {
    if (tokens[0] !== '(') return comparison();
    next();
    const value = either();
    if (next() !== ')') throw new SyntaxError('a parenthesis is not closed');
    return value;
  };
  const joined = (operator: string, part: () => boolean, join: (values: boolean[]) => boolean): boolean => {
    const values = [part()];
    while (tokens[0] === operator) {
      next();
      values.push(part());
    }
    return join(values);
  };
  const both = () => joined('&&', term, (values) => values.every(Boolean));
  const either = (): boolean => joined('||', both, (values) => values.some(Boolean));
  const isMatch = either();
  if (tokens.length > 0) throw new SyntaxError(`unexpected ${tokens[0]}`);
  return isMatch;
}
