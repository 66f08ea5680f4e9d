import { dictionaryOf } from '@seedbed/contract';
/** A unit relative to base ones: `km/h` is 1/3.6 of length per time. `offset` is for temperatures, whose zeros differ. */
export type Unit = { readonly factor: number; readonly offset: number; readonly dimension: string };

/**
 * Units by dimension (`L` length, `M` mass, `T` time, `E` energy, `B` bytes …), each as a multiple of the base unit. A short form may have
 * several dimensions (`ms` is milliseconds and metres per second): the quantity decides. No dimension: shares and plain numbers.
 */
const TABLE = `
L | nm=1e-9 um=1e-6 micron=1e-6 mm=0.001 cm=0.01 dm=0.1 m=1 km=1000 in=0.0254 inch=0.0254 ft=0.3048 foot=0.3048 feet=0.3048 yd=0.9144 yard=0.9144 mi=1609.344 nmi=1852 nm=1852 px=0.00026458 pt=0.00035278 thou=0.0000254 mil=0.0000254 au=1.495978707e11 ly=9.4607e15 pc=3.0857e16 parsec=3.0857e16
L2 | mm2=1e-6 cm2=1e-4 sqm=1 sm=1 ha=1e4 km2=1e6 sqkm=1e6 sqft=0.09290304 sf=0.09290304 acre=4046.856 ac=4046.856
L3 | ul=1e-9 ml=1e-6 cl=1e-5 dl=1e-4 l=0.001 hl=0.1 cc=1e-6 cbm=1 cuft=0.0283168 gal=0.00378541 bbl=0.158987 barrel=0.158987 floz=2.9574e-5 teu=33.2 bu=0.0352391
M | ng=1e-12 ug=1e-9 mcg=1e-9 mg=1e-6 g=0.001 kg=1 t=1000 ton=1000 tonne=1000 mt=1000 kt=1e6 lb=0.453592 lbs=0.453592 oz=0.0283495 quintal=100 carat=0.0002 ct=0.0002
T | ns=1e-9 us=1e-6 usec=1e-6 microsecond=1e-6 ms=0.001 msec=0.001 milli=0.001 millisecond=0.001 s=1 min=60 h=3600 d=86400 night=86400 week=604800 month=2629800 year=31557600 quarter=7889400
L1T-1 | mps=1 ms=1 kmh=0.2777778 kph=0.2777778 mph=0.44704 kn=0.5144444 kt=0.5144444 kts=0.5144444 knot=0.5144444
T-1 | hz=1 khz=1e3 mhz=1e6 ghz=1e9 rpm=0.0166667 bpm=0.0166667 spm=0.0166667 fps=1 rps=1 qps=1 tps=1 iops=1
E | j=1 kj=1e3 mj=1e6 gj=1e9 cal=4.184 kcal=4184 wh=3600 kwh=3.6e6 mwh=3.6e9 gwh=3.6e12 twh=3.6e15 btu=1055 therm=1.055e8 kev=1.602e-16 mev=1.602e-13 ev=1.602e-19
E1T-1 | mw=0.001 w=1 watt=1 kw=1e3 kwp=1e3 kva=1e3 va=1 mw=1e6 mva=1e6 gw=1e9 hp=745.7 bhp=745.7 ps=735.5
P | pa=1 hpa=100 mbar=100 mb=100 kpa=1e3 mpa=1e6 gpa=1e9 bar=1e5 psi=6894.76 mmhg=133.322 inhg=3386.39 atm=101325 torr=133.322 kgcm2=98066.5
F | n=1 kn=1e3 mn=1e6 kgf=9.80665 lbf=4.44822
F1L1 | nm=1 knm=1e3 ftlb=1.35582 lbft=1.35582
V | uv=1e-6 mv=0.001 v=1 volt=1 kv=1e3
I | ua=1e-6 ma=0.001 a=1 amp=1 ampere=1 ka=1e3
I1T1 | mah=3.6 ah=3600
R | mohm=1e6 kohm=1e3 ohm=1
B | bit=0.125 b=1 byte=1 kb=1e3 kib=1024 mb=1e6 mib=1048576 gb=1e9 gib=1.073741824e9 tb=1e12 tib=1.0995e12
B1T-1 | bps=0.125 kbps=125 mbps=1.25e5 gbps=1.25e8 kbit=125 mbit=1.25e5 kbs=1e3 mbs=1e6
N | mol=1 mmol=0.001 umol=1e-6 nmol=1e-9 pmol=1e-12
N1L-3 | molar=1000 um=0.001 nm=1e-6 mm=1 pm=1e-9
A | deg=1 rad=57.29578 arcmin=0.0166667 arcsec=0.000277778 mas=2.77778e-7
L3T-1 | lpm=1.66667e-5 gpm=6.30902e-5 cfs=0.0283168 cumec=1 m3s=1 cfm=4.71947e-4
D | db=1 dba=1 dbm=1 dbi=1 dbfs=1 lufs=1 lkfs=1
M1L-3 | psu=1 ppt=1
G | g=1 mg=0.001
 | percent=0.01 bps=0.0001 bp=0.0001 permille=0.001 mille=0.001 ppm=1e-6 ppb=1e-9 k=1e3 thousand=1e3 million=1e6 mio=1e6 mm=1e6 m=1e6 billion=1e9 bn=1e9 b=1e9 dozen=12
`;

/** Other spellings, the abbreviations that names are opened to among them. */
const SPELLED: Readonly<Record<string, string>> = dictionaryOf(
  'second=s sec=s minute=min hour=h day=d meter=m metre=m kilometer=km kilometre=km centimeter=cm millimeter=mm mile=mi gallon=gal liter=l litre=l ltr=l gram=g kilogram=kg kilo=kg pound=lb ounce=oz hectare=ha degree=deg pixel=px celsius=c fahrenheit=f kelvin=k°  centigrade=c degc=c degf=f megabyte=mb gigabyte=gb kilobyte=kb terabyte=tb kilowatt=kw megawatt=mw kilojoule=kj calorie=kcal nanosecond=ns micro=us bytes=byte pct=percent nanometer=nm micrometer=um'
    .split(/\s+/)
    .map((pair) => pair.split('=') as [string, string]),
);

const BY_NAME = new Map<string, Unit[]>();
for (const line of TABLE.trim().split('\n')) {
  const [dimension, units] = line.split('|').map((part) => part.trim());
  for (const each of units!.split(' ')) {
    const [name, factor] = each.split('=');
    add(name!, { factor: Number(factor), offset: 0, dimension: printDimension(readDimension(dimension!)) });
  }
}
add('c', { factor: 1, offset: 0, dimension: 'C1' });
add('f', { factor: 1 / 1.8, offset: -32 / 1.8, dimension: 'C1' });
add('k', { factor: 1, offset: -273.15, dimension: 'C1' });
add('k°', { factor: 1, offset: -273.15, dimension: 'C1' });

function add(name: string, unit: Unit): void {
  const list = BY_NAME.get(name);
  if (list) list.push(unit);
  else BY_NAME.set(name, [unit]);
}

/** The unit that a sheet writes: `km/h`, `kg/m3`, `l/100km`, `%`, `1`. */
export function unitOf(text: string): Unit {
  if (text === '1' || text === '%') return { factor: text === '%' ? 0.01 : 1, offset: 0, dimension: '' };
  const words = text.replace('°', '').match(/[a-z]+|\d+/g) ?? [];
  const found = unitsOf(words);
  // A sheet means the first of several: nanometres are written `nm`, nautical miles `nmi`.
  const unit = found[0];
  if (!unit) throw new Error(`a quantity's unit is not known: ${text}`);
  return unit;
}

/** All that the words at the end of a name may be as a unit: `km h`, `mg per dl`, `kg m 2`, `l 100 km`. */
export function unitsOf(words: readonly string[]): readonly Unit[] {
  let found: readonly Unit[] | null = null;
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!;
    if (word === 'per') continue;
    // `100 km`: a multiple in the denominator.
    const times = /^\d{2,4}$/.test(word) && found ? Number(word) : 1;
    if (times > 1) i++;
    const name = SPELLED[words[i] ?? ''] ?? words[i] ?? '';
    const power = /^[23]$/.test(words[i + 1] ?? '') ? Number(words[++i]) : 1;
    const single = BY_NAME.get(name);
    if (!single) return [];
    const raised = power === 1 ? single : single.filter((unit) => unit.dimension === 'L1').map((unit) => raise(unit, power));
    // Hours per day are no share of a day.
    found = found ? found.flatMap((over) => raised.map((under) => divide(over, under, times))).filter((unit) => unit.dimension !== '') : raised;
  }
  return found ?? [];
}

function raise({ factor }: Unit, power: number): Unit {
  return { factor: factor ** power, offset: 0, dimension: `L${power}` };
}

function divide(over: Unit, under: Unit, times: number): Unit {
  const powers = readDimension(over.dimension);
  for (const [base, power] of readDimension(under.dimension)) powers.set(base, (powers.get(base) ?? 0) - power);
  return { factor: over.factor / (under.factor * times), offset: 0, dimension: printDimension(powers) };
}

function readDimension(text: string): Map<string, number> {
  return new Map([...text.matchAll(/([A-Z])(-?\d+)?/g)].map(([, base, power]) => [base!, Number(power ?? 1)]));
}

function printDimension(powers: ReadonlyMap<string, number>): string {
  return [...powers]
    .filter(([, power]) => power !== 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([base, power]) => `${base}${power}`)
    .join('');
}
