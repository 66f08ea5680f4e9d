import { DuckDBInstance } from '@duckdb/node-api';

/** A process that lets DuckDB write rows and ends: `node duckdb-way.ts LISTS COPY`. */
const instance = await DuckDBInstance.create(':memory:');
const database = await instance.connect();
for (const statement of process.argv.slice(2)) await database.run(statement);
database.closeSync();
instance.closeSync();
