import { between, both, children, count, every, heavy, inYear, is, none, share, type Trade } from './made.ts';

export const LIBRARY: Trade = {
  name: 'library',
  ddl: `
create table members (id int primary key, name text not null, email text, joined_on date not null, suspended boolean not null, type text not null check (type in ('adult','child','student','staff')));
create table books (id int primary key, isbn text not null unique, title text not null, author text, language text not null, published_year int not null, pages int not null);
create table copies (id int primary key, book_id int not null references books, barcode text not null unique, condition text not null check (condition in ('new','good','worn','damaged')));
create table loans (id int primary key, copy_id int not null references copies, member_id int not null references members, borrowed_at timestamptz not null, due_at timestamptz not null, returned_at timestamptz, renewals int not null, check (due_at > borrowed_at));
create table fines (id int primary key, loan_id int not null references loans, amount numeric(6,2) not null, paid boolean not null);
`,
  sentences: [
    ['40% of loans not returned', share('loans', is('returned_at', null), 0.4)],
    ['5 % of members suspended', share('members', is('suspended', 'true'), 0.05)],
    ['half the fines are unpaid', share('fines', is('paid', 'false'), 0.5)],
    ['books published after 1990', every('books', between('published_year', 1991, 2026))],
    ['80 % of books are in English', share('books', (row) => /^en/i.test(row['language']!), 0.8)],
    ['10 copies per book', children('books', 'id', 'copies', 'book_id', 10, 10)],
    ['at most two loans per member', children('members', 'id', 'loans', 'member_id', 0, 2)],
    ['members joined in 2024', every('members', inYear('joined_on', 2024))],
    ['no damaged copies', none('copies', is('condition', 'damaged'))],
    ['one member with 30 % of all loans', heavy('loans', 'member_id', 0.3)],
    ['fines under 20', every('fines', (row) => Number(row['amount']) < 20)],
    ['300 members and 2000 loans', both(count('members', 300), count('loans', 2000))],
    ['one in ten copies is worn', share('copies', is('condition', 'worn'), 0.1)],
    ['some members have no email', share('members', is('email', null), 0.2, 0.15)],
    ['no book has more than 800 pages', every('books', (row) => Number(row['pages']) <= 800)],
  ],
};
