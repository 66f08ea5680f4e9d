// Made by words/build.ts: do not edit.
import type { Pack } from '../pack.ts';

export const pack: Pack = { locale: 'en', hash: '7ec5b6fcd7726072', lists: {
  "word.adjective": "annual|blue|bright|central|clear|compact|daily|deep|early|eastern|final|first|fresh|general|gentle|golden|grand|green|high|inner|large|late|light|local|main|modern|narrow|new|northern|old|open|outer|plain|primary|private|public|quick|quiet|red|regional|round|second|short|silver|simple|small|soft|solid|southern|spare|special|standard|steady|summer|thin|upper|warm|western|white|wide|winter|yellow|young",
  "word.noun": "account|archive|area|bridge|budget|building|calendar|campaign|case|catalogue|centre|chapter|circle|client|collection|contract|corner|course|delivery|design|district|document|draft|entrance|event|exhibition|field|folder|forest|garden|gate|group|guide|harbour|house|inventory|item|journal|journey|kitchen|label|lake|letter|library|list|market|meadow|meeting|mill|note|notebook|office|order|package|panel|park|plan|platform|poster|programme|project|proposal|quarter|recipe|record|report|review|river|road|route|schedule|season|section|series|session|shelf|square|station|street|studio|summary|survey|table|team|terrace|ticket|tower|trail|unit|update|valley|village|visit|wall|workshop|yard",
} };
