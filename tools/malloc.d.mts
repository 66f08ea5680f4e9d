export declare const MALLOC: Readonly<Record<string, string>>;
