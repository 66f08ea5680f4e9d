create table singers (id int generated always as identity primary key, name text not null, initials varchar(4) not null, voice text not null, joined_on date not null, left_on date);
create table works (id int generated always as identity primary key, composer text not null, title text not null, minutes int not null, language text not null);
create table rehearsals (id int generated always as identity primary key, work_id int not null references works, begins_at timestamptz not null, ends_at timestamptz not null, focus text not null);
create table attendance (
  rehearsal_id int not null references rehearsals, singer_id int not null references singers, present boolean not null default false, excuse text, primary key (rehearsal_id, singer_id));
