import { LabConsultation } from '#web/features/consultations/lab-consultation.tsx';
import { LabScreen as Lab } from '#web/features/lab-tests/lab/lab-screen.tsx';

/** The lab page with the consultation form in it: composed here, since features never import each other. */
export function LabScreen() {
  return <Lab consultationForm={<LabConsultation />} />;
}
