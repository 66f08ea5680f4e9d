import type { TableNames } from '../../read/schema-names.ts';
import { edit, type Draft } from '../../edits/draft.ts';

/** Typical file names by format. */
const FILE_NAMES: readonly (readonly [formats: string, names: string])[] = [
  ['gpx kml kmz fit tcx', 'morning_ride|evening_walk|hike|survey|commute|city_tour'],
  ['geojson shp gpkg las tif tiff', 'parcels|roads|buildings|survey|districts|landuse'],
  ['csv tsv xlsx xls parquet', 'orders|customers|contacts|products|transactions|export'],
  ['pdf docx odt', 'invoice|contract|report|offer|statement|minutes'],
  ['json xml yaml toml', 'export|config|settings|catalog|feed|response'],
  ['opml ics vcf eml', 'subscriptions|export|backup|team|personal|archive'],
  ['mp3 wav ogg flac', 'interview|recording|episode|voice_note|intro|jingle'],
  ['mp4 mov webm', 'trailer|interview|demo|webinar|clip|teaser'],
  ['zip tar', 'backup|photos|documents|export|archive|logs'],
  ['svg png', 'logo|icon|banner|chart|badge|diagram'],
];

const BY_FORMAT = new Map(FILE_NAMES.flatMap(([formats, names]) => formats.split(' ').map((format) => [format, names] as const)));

const FILE_NAME = /(?:^| )file name$/;

/** `gpx_files.name`, `csv_filename`: files of the format in the table's or column's name. */
export function nameFilesOfFormat(drafts: readonly Draft[], { tokens }: TableNames): void {
  for (const draft of drafts) {
    if (draft.kind !== 'system.fileName' && !FILE_NAME.test(draft.words.join(' '))) continue;
    if (draft.column.type.kind === 'array') continue;
    const format = [...draft.words, ...tokens.words].find((word) => BY_FORMAT.has(word));
    if (format === undefined) continue;
    const regex = String.raw`(${BY_FORMAT.get(format)})[_-]2025-(0[1-9]|1[0-2])(-(0[1-9]|1\d|2[0-8]))?\.${format}`;
    edit(draft, { kind: 'pattern', parameters: { regex } });
  }
}
