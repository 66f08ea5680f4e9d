import { expect, test } from 'vitest';
import { SHOP } from '../../../test/support/shop.ts';
import { otherSchema } from './other-schema.ts';

test.each([
  ['a Rails schema.rb', 'ActiveRecord::Schema[8.0].define(version: 1) do\n  create_table "users" do |t|\n  end\nend'],
  ['a Django model', 'from django.db import models\nclass User(models.Model):\n    name = models.TextField()'],
  ['a TypeORM entity', "import { Entity } from 'typeorm';\n@Entity()\nexport class User {}"],
  ['a Drizzle schema', "export const users = pgTable('users', { id: integer() });"],
  ['a SQLAlchemy model', 'class User(Base):\n    __tablename__ = "users"'],
  ['SQL Server’s DDL', 'CREATE TABLE [dbo].[users] (id int IDENTITY(1,1))'],
])('%s is recognized, with the commands that make DDL of it', (what, text) => {
  const found = otherSchema(text);
  expect(found?.what).toBe(what);
  expect(found?.commands.length).toBeGreaterThan(0);
});

test.each([
  ['DDL', SHOP],
  ['a comment that speaks of MySQL', '-- was ENGINE=InnoDB, AUTO_INCREMENT\ncreate table a (id int);'],
  ['a default that does', "create table a (b text default 'ENGINE=InnoDB');"],
  ['a table of tables', 'create table "Table" (id int); create table model (id int);'],
  ['a Prisma schema', 'datasource db {\n  provider = "postgresql"\n}\nmodel User {\n  id Int @id\n}'],
  ['DBML', 'Table users {\n  id int [pk]\n}'],
  ['DDL of MySQL', 'CREATE TABLE `users` (`id` int NOT NULL AUTO_INCREMENT, PRIMARY KEY (`id`)) ENGINE=InnoDB;'],
  ['DDL of SQLite, in backticks', 'CREATE TABLE `users` (`id` INTEGER PRIMARY KEY AUTOINCREMENT);'],
])('%s is read', (_, text) => expect(otherSchema(text)).toBeNull());
