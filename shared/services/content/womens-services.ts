import { contentText } from '#shared/services/content-text.ts';

/**
 * Listed on both the women's health page and the annual wellness check. The specification lists menopause
 * management twice; a reader needs it once.
 */
export const womensServices = contentText`
## Services for every stage of life {list}

- Preventive care
- Gynaecological examinations
- Family planning and contraception
- Menopause management

## Tests and treatment {list}

- STI testing and treatment
- Urinary incontinence
- Women's wellness
- PAP smears
`;
