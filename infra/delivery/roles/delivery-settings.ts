import { StageProblem } from '#infra/stages/stage-problem.ts';

/** Which repository may deploy. */
export interface DeliverySettings {
  /**
   * The repository's name in GitHub's tokens: `repo:OWNER@ID/NAME@ID`. Another owner can get the name of a renamed or deleted
   * repository, but never its numbers. See infra/guide/delivery.md.
   */
  repository: string;
}

/** The value is an example: `npm run delivery-roles` refuses it. */
export const deliverySettings: DeliverySettings = {
  repository: 'repo:example@123456/sagebrush-clinics@123456789',
};

const repositoryPattern = /^repo:[A-Za-z\d-]+@\d+\/[\w.-]+@\d+$/;
const file = 'infra/delivery/roles/delivery-settings.ts';

/** Throws a StageProblem unless the settings name a real repository: anything else would let in a stranger, or no one. */
export function checkDelivery({ repository }: DeliverySettings): void {
  if (!repositoryPattern.test(repository))
    throw new StageProblem(`${file}: repository must be repo:OWNER@ID/NAME@ID, as GitHub says it.`);
  if (repository.startsWith('repo:example@'))
    throw new StageProblem(`${file}: repository is still the example ${repository}.`);
}
