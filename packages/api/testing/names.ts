/** A name in each script that a worker may write it in. */
export const NAMES_BY_SCRIPT: Readonly<Record<string, readonly [first: string, last: string]>> = {
  Arabic: ['محمد علي', 'حسن'],
  Hebrew: ['דוד', 'בן־גוריון'],
  Devanagari: ['श्रीकृष्ण', 'शर्मा'],
  Bengali: ['শ্রীকান্ত', 'চট্টোপাধ্যায়'],
  Tamil: ['ஸ்ரீதர்', 'பொன்னையா கோபால்'],
  Thai: ['สมชาย', 'ใจดี'],
  Khmer: ['សុខា', 'ច័ន្ទ'],
  Amharic: ['ጽዮን', 'ገብረሥላሴ'],
  'simplified Chinese': ['小明', '王'],
  'traditional Chinese': ['靜儀', '陳'],
  Japanese: ['さくら', '佐々木'],
  Korean: ['민준', '김'],
  Greek: ['Γιώργος', 'Παπαδόπουλος'],
  Cyrillic: ['Юлія', 'Шевченко'],
  Vietnamese: ['Văn Tuấn', 'Nguyễn'],
  Polish: ['Łukasz', 'Żółć'],
};
