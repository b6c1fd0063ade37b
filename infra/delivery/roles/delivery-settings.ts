import { StageProblem } from '#infra/stages/stage-problem.ts';

/** Which repository may deploy. */
export interface DeliverySettings {
  /**
   * What GitHub's tokens call the repository: `repo:OWNER@ID/NAME@ID`. The numbers are never given to another owner, as the names
   * of a renamed or deleted repository are. See infra/guide/delivery.md.
   */
  repository: string;
}

/** The value is an example: `npm run delivery-roles` refuses it. */
export const deliverySettings: DeliverySettings = {
  repository: 'repo:example@123456/sagebrush-clinics@123456789',
};

const form = /^repo:[A-Za-z\d-]+@\d+\/[\w.-]+@\d+$/;
const file = 'infra/delivery/roles/delivery-settings.ts';

/** Throws a StageProblem if roles for this repository would let in no one, or a stranger. */
export function checkDelivery({ repository }: DeliverySettings): void {
  if (!form.test(repository))
    throw new StageProblem(`${file}: repository must be repo:OWNER@ID/NAME@ID, as GitHub says it.`);
  if (repository.startsWith('repo:example@'))
    throw new StageProblem(`${file}: repository is still the example ${repository}.`);
}
