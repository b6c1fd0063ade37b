import { brand } from '#shared/brand.ts';
import { type LanguageNotice, type LegalPage, legalText } from '#shared/legal/legal-page.ts';
import { legalContacts } from '#shared/legal/legal-settings.ts';
import { entriesText } from './entries-text.ts';

const { civilRights: contact } = legalContacts;

/** Parses notices: `### name (name in English) {tag}`, then a sentence that contains our phone number. */
function noticesText(...template: Parameters<typeof entriesText>): LanguageNotice[] {
  return entriesText(...template).map(({ title, detail, texts: [text = ''] }) => {
    const [, name = '', englishName = name] = /^([^(]+?)(?: \((.+)\))?$/.exec(title) ?? [];
    const [beforePhone, afterPhone] = text.split(` ${brand.phone}`);
    const [lang, direction] = detail.split(' ');
    if (!lang || !beforePhone || afterPhone === undefined) throw new Error(`Incomplete: ${title}`);
    return {
      lang,
      name,
      englishName,
      beforePhone,
      ...(direction && { direction: 'rtl' }),
      ...(afterPhone && { afterPhone }),
    };
  });
}

/**
 * "If you speak …, free language help is available. Call …", in the fifteen most common languages of people
 * with limited English in Nevada. The wording follows HHS's translations for this purpose.
 */
const languageNotices = noticesText`
### Español (Spanish) {es}

ATENCIÓN: si habla español, tiene a su disposición servicios gratuitos de asistencia lingüística. Llame al
${brand.phone}.

### Tagalog {tl}

PAUNAWA: Kung nagsasalita ka ng Tagalog, maaari kang gumamit ng mga serbisyo ng tulong sa wika nang walang
bayad. Tumawag sa ${brand.phone}.

### 繁體中文 (Chinese) {zh-Hant}

注意：如果您使用繁體中文，您可以免費獲得語言援助服務。請致電 ${brand.phone}。

### 한국어 (Korean) {ko}

주의: 한국어를 사용하시는 경우, 언어 지원 서비스를 무료로 이용하실 수 있습니다. 전화: ${brand.phone}

### Tiếng Việt (Vietnamese) {vi}

CHÚ Ý: Nếu bạn nói Tiếng Việt, có các dịch vụ hỗ trợ ngôn ngữ miễn phí dành cho bạn. Gọi số ${brand.phone}.

### አማርኛ (Amharic) {am}

ማስታወሻ: የሚናገሩት ቋንቋ አማርኛ ከሆነ የትርጉም እርዳታ ድርጅቶች፣ በነጻ ሊያግዝዎት ተዘጋጀተዋል፡ ወደ ሚከተለው ቁጥር ይደውሉ ${brand.phone}።

### ภาษาไทย (Thai) {th}

เรียน: ถ้าคุณพูดภาษาไทย คุณสามารถใช้บริการช่วยเหลือทางภาษาได้ฟรี โทร ${brand.phone}

### 日本語 (Japanese) {ja}

注意事項：日本語を話される場合、無料の言語支援をご利用いただけます。電話番号： ${brand.phone}

### العربية (Arabic) {ar rtl}

ملحوظة: إذا كنت تتحدث اللغة العربية، فإن خدمات المساعدة اللغوية تتوافر لك بالمجان. اتصل برقم ${brand.phone}.

### Русский (Russian) {ru}

ВНИМАНИЕ: Если вы говорите на русском языке, то вам доступны бесплатные услуги перевода. Звоните
${brand.phone}.

### Français (French) {fr}

ATTENTION : Si vous parlez français, des services d’aide linguistique vous sont proposés gratuitement. Appelez
le ${brand.phone}.

### فارسی (Persian) {fa rtl}

توجه: اگر به زبان فارسی گفتگو می‌کنید، تسهیلات زبانی به‌صورت رایگان برای شما فراهم می‌باشد. تماس بگیرید با
${brand.phone}.

### Gagana Sāmoa (Samoan) {sm}

MO LOU SILAFIA: Afai e te tautala Gagana fa’a Sāmoa, o loo iai auaunaga fesoasoan, e fai fua e leai se totogi,
mo oe, Telefoni mai: ${brand.phone}

### Deutsch (German) {de}

ACHTUNG: Wenn Sie Deutsch sprechen, stehen Ihnen kostenlos sprachliche Hilfsdienstleistungen zur Verfügung.
Rufnummer: ${brand.phone}

### Ilokano (Ilocano) {ilo}

PAKDAAR: Nu saritaem ti Ilocano, ti serbisyo para ti baddang ti lengguahe nga awanan bayadna, ket sidadaan
para kenyam. Awagan ti ${brand.phone}.
`;

export const nondiscrimination: LegalPage = {
  path: '/nondiscrimination',
  title: 'Fair Treatment and Language Help',
  description:
    'How to get a free interpreter or free help with a disability, notices in 15 languages, and how to file a grievance if you’ve been treated unfairly.',
  lead: 'This is our notice of nondiscrimination. Everyone is welcome here, and interpreters and other help are free.',
  sections: legalText`
## Language help

If you speak a language other than English, we’ll arrange an interpreter for your visit at no cost to you.
Call [${brand.phone}](${brand.phoneHref}) and tell us which language you speak. You don’t need to bring a
family member to interpret.

${{ kind: 'languages', notices: languageNotices }}

## We don’t discriminate

${brand.name} follows federal civil rights laws. We don’t discriminate against people, exclude them or treat
them less favorably because of race, color, national origin (including limited English proficiency and primary
language), age, disability or sex, as federal law defines sex discrimination.

If you have a disability, we offer you, at no cost and without delay:

- reasonable changes to how we do things so you get the same care
- aids and services that help us understand each other, such as qualified sign language interpreters and large
  print or electronic documents

If English isn’t your first language, we offer you, at no cost and without delay:

- qualified interpreters
- important written information in other languages

If you need any of these services, call our ${contact.title} at [${contact.phone}](${contact.phoneHref}) or
tell anyone at the front desk.

## If you think we’ve treated you unfairly

You can file a grievance with our ${contact.title}. We’ll help you file it if you’d like. Call
[${contact.phone}](${contact.phoneHref}), fax ${brand.fax}, email [${contact.email}](mailto:${contact.email}),
or write to ${brand.name}, ${contact.title}, ${brand.address}.

You can also file a civil rights complaint with the U.S. Department of Health and Human Services, Office for
Civil Rights:

- online at [ocrportal.hhs.gov](https://ocrportal.hhs.gov/ocr/smartscreen/main.jsf)
- by mail to 200 Independence Avenue SW, Room 509F, HHH Building, Washington, D.C. 20201
- by phone at [1-800-368-1019](tel:+18003681019), or TDD at [1-800-537-7697](tel:+18005377697)

Complaint forms are at [hhs.gov/ocr/office/file](https://www.hhs.gov/ocr/office/file/index.html). We won’t
retaliate against you for filing a grievance or complaint.
`,
};
