import { quietLog } from '#infra/testing/quiet-log.ts';

// A bundle writes its own log lines: on source, the test run judges them instead of printing them.
quietLog();
