import type { LanguageNotice } from '#shared/legal/legal-page.ts';

/**
 * "If you speak …, free language help is available. Call …", in the fifteen languages that people with limited English speak
 * most in Nevada. The wording follows the translations that HHS published for this purpose.
 */
export const languageNotices: readonly LanguageNotice[] = [
  {
    lang: 'es',
    name: 'Español',
    englishName: 'Spanish',
    beforePhone:
      'ATENCIÓN: si habla español, tiene a su disposición servicios gratuitos de asistencia lingüística. Llame al',
    afterPhone: '.',
  },
  {
    lang: 'tl',
    name: 'Tagalog',
    englishName: 'Tagalog',
    beforePhone:
      'PAUNAWA: Kung nagsasalita ka ng Tagalog, maaari kang gumamit ng mga serbisyo ng tulong sa wika nang walang bayad. Tumawag sa',
    afterPhone: '.',
  },
  {
    lang: 'zh-Hant',
    name: '繁體中文',
    englishName: 'Chinese',
    beforePhone: '注意：如果您使用繁體中文，您可以免費獲得語言援助服務。請致電',
    afterPhone: '。',
  },
  {
    lang: 'ko',
    name: '한국어',
    englishName: 'Korean',
    beforePhone: '주의: 한국어를 사용하시는 경우, 언어 지원 서비스를 무료로 이용하실 수 있습니다. 전화:',
  },
  {
    lang: 'vi',
    name: 'Tiếng Việt',
    englishName: 'Vietnamese',
    beforePhone:
      'CHÚ Ý: Nếu bạn nói Tiếng Việt, có các dịch vụ hỗ trợ ngôn ngữ miễn phí dành cho bạn. Gọi số',
    afterPhone: '.',
  },
  {
    lang: 'am',
    name: 'አማርኛ',
    englishName: 'Amharic',
    beforePhone: 'ማስታወሻ: የሚናገሩት ቋንቋ አማርኛ ከሆነ የትርጉም እርዳታ ድርጅቶች፣ በነጻ ሊያግዝዎት ተዘጋጀተዋል፡ ወደ ሚከተለው ቁጥር ይደውሉ',
    afterPhone: '።',
  },
  {
    lang: 'th',
    name: 'ภาษาไทย',
    englishName: 'Thai',
    beforePhone: 'เรียน: ถ้าคุณพูดภาษาไทย คุณสามารถใช้บริการช่วยเหลือทางภาษาได้ฟรี โทร',
  },
  {
    lang: 'ja',
    name: '日本語',
    englishName: 'Japanese',
    beforePhone: '注意事項：日本語を話される場合、無料の言語支援をご利用いただけます。電話番号：',
  },
  {
    lang: 'ar',
    direction: 'rtl',
    name: 'العربية',
    englishName: 'Arabic',
    beforePhone:
      'ملحوظة: إذا كنت تتحدث اللغة العربية، فإن خدمات المساعدة اللغوية تتوافر لك بالمجان. اتصل برقم',
    afterPhone: '.',
  },
  {
    lang: 'ru',
    name: 'Русский',
    englishName: 'Russian',
    beforePhone:
      'ВНИМАНИЕ: Если вы говорите на русском языке, то вам доступны бесплатные услуги перевода. Звоните',
    afterPhone: '.',
  },
  {
    lang: 'fr',
    name: 'Français',
    englishName: 'French',
    beforePhone:
      'ATTENTION : Si vous parlez français, des services d’aide linguistique vous sont proposés gratuitement. Appelez le',
    afterPhone: '.',
  },
  {
    lang: 'fa',
    direction: 'rtl',
    name: 'فارسی',
    englishName: 'Persian',
    beforePhone:
      'توجه: اگر به زبان فارسی گفتگو می‌کنید، تسهیلات زبانی به‌صورت رایگان برای شما فراهم می‌باشد. تماس بگیرید با',
    afterPhone: '.',
  },
  {
    lang: 'sm',
    name: 'Gagana Sāmoa',
    englishName: 'Samoan',
    beforePhone:
      'MO LOU SILAFIA: Afai e te tautala Gagana fa’a Sāmoa, o loo iai auaunaga fesoasoan, e fai fua e leai se totogi, mo oe, Telefoni mai:',
  },
  {
    lang: 'de',
    name: 'Deutsch',
    englishName: 'German',
    beforePhone:
      'ACHTUNG: Wenn Sie Deutsch sprechen, stehen Ihnen kostenlos sprachliche Hilfsdienstleistungen zur Verfügung. Rufnummer:',
  },
  {
    lang: 'ilo',
    name: 'Ilokano',
    englishName: 'Ilocano',
    beforePhone:
      'PAKDAAR: Nu saritaem ti Ilocano, ti serbisyo para ti baddang ti lengguahe nga awanan bayadna, ket sidadaan para kenyam. Awagan ti',
    afterPhone: '.',
  },
];
