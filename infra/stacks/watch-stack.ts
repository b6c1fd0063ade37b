import { CrossStackReferences, ReferenceStrength, Stack, type StackProps } from 'aws-cdk-lib';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';
import type { AlarmPlaces } from '#infra/config/alarms/alarm.ts';
import { alarmTable } from '#infra/config/alarms/alarm-table.ts';
import type { Stage } from '#infra/stages/stage.ts';
import { Alarms } from './constructs/alarms.ts';
import { addBudget } from './constructs/budget.ts';
import { Dashboards } from './constructs/dashboards.ts';

interface WatchProps extends StackProps {
  /** What it watches in the other stacks. */
  places: AlarmPlaces;
  /** Encrypts the alarms. */
  key: IKey;
  stage: Stage;
}

/**
 * What tells people about the system: alarms, dashboards, topics and the budget. It refers to the other stacks weakly, so
 * that a resource it watches can be removed by deploying once.
 */
export class WatchStack extends Stack {
  constructor(scope: Construct, id: string, { places, key, stage, ...props }: WatchProps) {
    super(scope, id, { ...props, description: 'Alarms and dashboards of the clinics' });
    CrossStackReferences.of(this).consume(ReferenceStrength.WEAK);
    new Dashboards(this, 'Dashboards', places);
    new Alarms(this, 'Alarms', { alarms: alarmTable(places), stage, key });
    addBudget(this, stage);
  }
}
