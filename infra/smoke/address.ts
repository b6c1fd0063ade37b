/** What is wrong with the address. The person who typed the command reads nothing but this message. */
export class AddressProblem extends Error {}

const example = 'npm run smoke -- https://clinics.example.com';
const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The origin of the address on the command line. Throws an AddressProblem. */
export function originOf(args: readonly string[]): string {
  const [address, ...others] = args;
  if (address === undefined || others.length > 0) {
    throw new AddressProblem(`Name one site: ${example}, or http://localhost:3000 for npm start.`);
  }
  if (!URL.canParse(address))
    throw new AddressProblem(`${address} isn’t an address. Write it in full: ${example}`);
  const { protocol, hostname, origin } = new URL(address);
  if (protocol === 'https:' || (protocol === 'http:' && loopback.has(hostname))) return origin;
  throw new AddressProblem(
    `${address} doesn’t begin with https://. Only a site on this machine may use http.`,
  );
}
