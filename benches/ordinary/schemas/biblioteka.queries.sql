-- 25 biblioteka publiczna. Written before any row was seen.

-- Q1 STATUS branch that closed before it opened, or will close or open far ahead
select count(*) filter (where zamknieta_od <= otwarta_od or zamknieta_od > '2027-01-01' or otwarta_od > '2026-06-01') as bad, count(*) as "all" from filie;

-- Q2 TEXT code of a branch that is no letter F and a number
select count(*) filter (where kod !~ '^F[0-9]{1,4}$') as bad, count(*) as "all" from filie;

-- Q3 TEXT postal code that is not Polish (00-000)
select count(*) filter (where kod_pocztowy !~ '^[0-9]{2}-[0-9]{3}$') as bad, count(*) as "all" from (select kod_pocztowy from filie union all select kod_pocztowy from czytelnicy) x;

-- Q4 COUNT liczba_egzemplarzy of a branch is not the number of its copies that are neither withdrawn nor lost
select count(*) filter (where liczba_egzemplarzy <> (select count(*) from egzemplarze e where e.filia_id = f.id and e.status not in ('wycofany', 'zagubiony'))) as bad, count(*) as "all" from filie f;

-- Q5 STATUS active staff whose job ended, or inactive staff whose job goes on
select count(*) filter (where aktywny <> (zatrudniony_do is null or zatrudniony_do >= '2026-01-01')) as bad, count(*) as "all" from pracownicy;

-- Q6 ORDER job that ends before it began, or began in the future
select count(*) filter (where zatrudniony_do < zatrudniony_od or zatrudniony_od > '2026-02-01') as bad, count(*) as "all" from pracownicy;

-- Q7 BOUND staff hired after the branch closed, or still at work there long after it
select count(*) filter (where p.zatrudniony_od > f.zamknieta_od or (p.aktywny and f.zamknieta_od < '2025-10-01')) as bad, count(*) as "all" from pracownicy p join filie f on f.id = p.filia_id;

-- Q8 ALONE branch with two active managers
select count(*) filter (where n > 1) as bad, count(*) as "all" from (select count(*) over (partition by filia_id) n from pracownicy where stanowisko = 'kierownik' and aktywny) x;

-- Q9 TEXT login or e-mail of staff without any part of the name
select count(*) filter (where position(left(lower(translate(nazwisko, 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ', 'acelnoszzACELNOSZZ')), 4) in lower(login || ' ' || email)) = 0 and position(lower(translate(imie, 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ', 'acelnoszzACELNOSZZ')) in lower(login || ' ' || email)) = 0) as bad, count(*) as "all" from pracownicy;

-- Q10 WORDS publisher founded before printing or in the future
select count(*) filter (where rok_zalozenia not between 1450 and 2025) as bad, count(*) as "all" from wydawnictwa where rok_zalozenia is not null;

-- Q11 ORDER author who died before being born, under 10 years old or over 110, or dies in the future
select count(*) filter (where rok_smierci - rok_urodzenia not between 10 and 110 or rok_smierci > 2025 or rok_urodzenia > 2015) as bad, count(*) as "all" from autorzy where rok_urodzenia is not null;

-- Q12 WORDS author without a year of death who would be over 115 today
select count(*) filter (where rok_smierci is null and rok_urodzenia < 1910) as bad, count(*) as "all" from autorzy where rok_urodzenia is not null and rok_smierci is null;

-- Q13 COUNT level of a category is not that of its parent and one, or not 0 at the top
select count(*) filter (where k.poziom <> coalesce(p.poziom + 1, 0)) as bad, count(*) as "all" from kategorie k left join kategorie p on p.id = k.nadrzedna_id;

-- Q14 PATH path of a category is not its parent's path and its slug
select count(*) filter (where trim(both '/' from k.sciezka) <> coalesce(trim(both '/' from p.sciezka) || '/', '') || k.slug) as bad, count(*) as "all" from kategorie k left join kategorie p on p.id = k.nadrzedna_id;

-- Q15 ALONE two categories at the same place of a parent, or with the same name there
select count(*) filter (where n > 1 or m > 1) as bad, count(*) as "all" from (select count(*) over (partition by nadrzedna_id, kolejnosc) n, count(*) over (partition by nadrzedna_id, nazwa) m from kategorie) x;

-- Q16 TEXT slug of a category that does not come from its name
select count(*) filter (where left(regexp_replace(lower(translate(nazwa, 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ', 'acelnoszzACELNOSZZ')), '[^a-z0-9]+', '-', 'g'), 4) <> left(slug, 4)) as bad, count(*) as "all" from kategorie;

-- Q17 TEXT ISBN that is no 13 digits beginning with 978 or 979 or whose check digit is wrong
select count(*) filter (where isbn !~ '^97[89][0-9]{10}$' or (case when isbn ~ '^[0-9]{13}$' then (select sum(substr(isbn, i, 1)::int * case when i % 2 = 1 then 1 else 3 end) from generate_series(1, 13) i) % 10 <> 0 end)) as bad, count(*) as "all" from ksiazki where isbn is not null;

-- Q18 WORDS book from the future, from before printing, or with an ISBN but from before 1900
select count(*) filter (where rok_wydania not between 1450 and 2026 or (isbn is not null and rok_wydania < 1900)) as bad, count(*) as "all" from ksiazki;

-- Q19 WORDS book of fewer than 4 or more than 3000 pages, or for readers of 19 years and above or below 0
select count(*) filter (where liczba_stron not between 4 and 3000 or wiek_od not between 0 and 18) as bad, count(*) as "all" from ksiazki;

-- Q20 ORDER book published before its publisher was founded
select count(*) filter (where k.rok_wydania < w.rok_zalozenia) as bad, count(*) as "all" from ksiazki k join wydawnictwa w on w.id = k.wydawnictwo_id where w.rok_zalozenia is not null;

-- Q21 ORDER book added to the catalogue before the year it was published
select count(*) filter (where extract(year from dodano) < rok_wydania - 1) as bad, count(*) as "all" from ksiazki;

-- Q22 COUNT liczba_egzemplarzy of a book is not the number of its copies that are neither withdrawn nor lost
select count(*) filter (where liczba_egzemplarzy <> (select count(*) from egzemplarze e where e.ksiazka_id = k.id and e.status not in ('wycofany', 'zagubiony'))) as bad, count(*) as "all" from ksiazki k;

-- Q23 COUNT liczba_dostepnych is not the number of available copies
select count(*) filter (where liczba_dostepnych <> (select count(*) from egzemplarze e where e.ksiazka_id = k.id and e.status = 'dostepny')) as bad, count(*) as "all" from ksiazki k;

-- Q24 BOUND more copies available than there are
select count(*) filter (where liczba_dostepnych > liczba_egzemplarzy or liczba_dostepnych < 0) as bad, count(*) as "all" from ksiazki;

-- Q25 COUNT liczba_ocen or srednia_ocen is not that of the ratings
select count(*) filter (where k.liczba_ocen <> n or abs(coalesce(k.srednia_ocen, 0) - coalesce(a, 0)) > 0.01) as bad, count(*) as "all" from ksiazki k cross join lateral (select count(*) n, avg(ocena) a from oceny o where o.ksiazka_id = k.id) x;

-- Q26 STATUS average without ratings, or ratings without an average
select count(*) filter (where (liczba_ocen = 0) <> (coalesce(srednia_ocen, 0) = 0) or srednia_ocen > 5 or (srednia_ocen < 1 and srednia_ocen <> 0)) as bad, count(*) as "all" from ksiazki;

-- Q27 ORDER author (of the role autor) born after the book was published
select count(*) filter (where a.rok_urodzenia > k.rok_wydania - 5) as bad, count(*) as "all" from ksiazki_autorzy x join autorzy a on a.id = x.autor_id join ksiazki k on k.id = x.ksiazka_id where a.rok_urodzenia is not null;

-- Q28 ALONE two authors at the same place of a book
select count(*) filter (where n > 1 or kolejnosc < 0) as bad, count(*) as "all" from (select kolejnosc, count(*) over (partition by ksiazka_id, rola, kolejnosc) n from ksiazki_autorzy) x;

-- Q29 STATUS copy withdrawn without a day, or with a day or a reason though not withdrawn
select count(*) filter (where (status = 'wycofany') <> (wycofano_dnia is not null) or (powod_wycofania is not null and status <> 'wycofany')) as bad, count(*) as "all" from egzemplarze;

-- Q30 ORDER copy withdrawn before it was bought, or bought in the future
select count(*) filter (where wycofano_dnia < data_nabycia or wycofano_dnia > '2026-01-02' or data_nabycia > '2026-01-02') as bad, count(*) as "all" from egzemplarze;

-- Q31 ORDER copy bought over a year before the book was published
select count(*) filter (where extract(year from e.data_nabycia) < k.rok_wydania - 1) as bad, count(*) as "all" from egzemplarze e join ksiazki k on k.id = e.ksiazka_id;

-- Q32 WORDS price of a copy below 1 or above 2000
select count(*) filter (where cena_nabycia not between 1 and 2000) as bad, count(*) as "all" from egzemplarze where cena_nabycia is not null;

-- Q33 FARSTATE copy at a reader though no loan of it is open
select count(*) filter (where not exists (select 1 from wypozyczenia w where w.egzemplarz_id = e.id and w.zwrocono is null and w.status in ('aktywne', 'przeterminowane'))) as bad, count(*) as "all" from egzemplarze e where status = 'wypozyczony';

-- Q34 FARSTATE open loan of a copy that is not lent
select count(*) filter (where e.status in ('dostepny', 'w_naprawie', 'wycofany', 'zagubiony')) as bad, count(*) as "all" from wypozyczenia w join egzemplarze e on e.id = w.egzemplarz_id where w.status in ('aktywne', 'przeterminowane');

-- Q35 COUNT liczba_wypozyczen of a copy is not the number of its loans
select count(*) filter (where liczba_wypozyczen <> (select count(*) from wypozyczenia w where w.egzemplarz_id = e.id)) as bad, count(*) as "all" from egzemplarze e;

-- Q36 COUNT ostatnie_wypozyczenie is not the time of the last loan
select count(*) filter (where ostatnie_wypozyczenie is distinct from (select max(wypozyczono) from wypozyczenia w where w.egzemplarz_id = e.id)) as bad, count(*) as "all" from egzemplarze e;

-- Q37 BOUND type of reader whose limits or fines are absurd (over a year, over 100 copies, a day dearer than the most)
select count(*) filter (where limit_wypozyczen not between 1 and 100 or dni_wypozyczenia not between 1 and 366 or limit_przedluzen not between 0 and 20 or kara_za_dzien < 0 or kara_za_dzien > kara_maksymalna) as bad, count(*) as "all" from typy_czytelnikow;

-- Q38 ROLE guardian who is the reader, is no grown-up, or less than 14 years older
select count(*) filter (where o.id = c.id or o.data_urodzenia > '2008-01-01' or c.data_urodzenia < o.data_urodzenia + interval '14 years') as bad, count(*) as "all" from czytelnicy c join czytelnicy o on o.id = c.opiekun_id;

-- Q39 KIND guardian of a grown-up
select count(*) filter (where data_urodzenia < '2006-12-31') as bad, count(*) as "all" from czytelnicy where opiekun_id is not null;

-- Q40 ORDER reader enrolled before birth or in the future, or card that ends before the enrolment
select count(*) filter (where zapisany_od < data_urodzenia or zapisany_od > '2026-01-02' or karta_wazna_do < zapisany_od or data_urodzenia < '1900-01-01') as bad, count(*) as "all" from czytelnicy;

-- Q41 TEXT PESEL that does not begin with the day of birth
select count(*) filter (where pesel !~ '^[0-9]{11}$' or left(pesel, 2) <> to_char(data_urodzenia, 'YY') or substr(pesel, 3, 2) <> lpad((extract(month from data_urodzenia) + case when data_urodzenia >= '2000-01-01' then 20 else 0 end)::text, 2, '0') or substr(pesel, 5, 2) <> to_char(data_urodzenia, 'DD')) as bad, count(*) as "all" from czytelnicy where pesel is not null;

-- Q42 STATUS blocked without a day, or a day or reason though not blocked
select count(*) filter (where zablokowany <> (zablokowano_dnia is not null) or (powod_blokady is not null and not zablokowany) or zablokowano_dnia < zapisany_od or zablokowano_dnia > '2026-01-02') as bad, count(*) as "all" from czytelnicy;

-- Q43 COUNT liczba_wypozyczonych is not the number of open loans
select count(*) filter (where liczba_wypozyczonych <> (select count(*) from wypozyczenia w where w.czytelnik_id = c.id and w.status in ('aktywne', 'przeterminowane'))) as bad, count(*) as "all" from czytelnicy c;

-- Q44 BOUND more copies at a reader than the type allows
select count(*) filter (where c.liczba_wypozyczonych > t.limit_wypozyczen) as bad, count(*) as "all" from czytelnicy c join typy_czytelnikow t on t.id = c.typ_id;

-- Q45 SUM saldo_oplat is not what is still owed (forgiven fees owe nothing)
select count(*) filter (where abs(saldo_oplat - (select coalesce(sum(kwota - zaplacono), 0) from oplaty o where o.czytelnik_id = c.id and o.status in ('nalezna', 'czesciowa'))) > 0.01) as bad, count(*) as "all" from czytelnicy c;

-- Q46 ORDER loan due before it was lent, returned before it was lent, or lent in the future
select count(*) filter (where termin_zwrotu < wypozyczono::date or zwrocono < wypozyczono or wypozyczono > '2026-01-02' or zwrocono > '2026-01-02') as bad, count(*) as "all" from wypozyczenia;

-- Q47 STATUS returned without a time, or a time though not returned, or who took it back though nobody did
select count(*) filter (where (status = 'zwrocone') <> (zwrocono is not null) or (przyjal_id is not null and zwrocono is null)) as bad, count(*) as "all" from wypozyczenia;

-- Q48 NOW active loan that was due over a week ago, or overdue one that is due ahead
select count(*) filter (where (status = 'aktywne' and termin_zwrotu < '2025-12-25') or (status = 'przeterminowane' and termin_zwrotu > '2026-01-01')) as bad, count(*) as "all" from wypozyczenia where status in ('aktywne', 'przeterminowane');

-- Q49 BOUND due day of a loan never prolonged is not the days of the reader's type after it was lent (give or take two)
select count(*) filter (where abs(w.termin_zwrotu - w.wypozyczono::date - t.dni_wypozyczenia) > 2) as bad, count(*) as "all" from wypozyczenia w join czytelnicy c on c.id = w.czytelnik_id join typy_czytelnikow t on t.id = c.typ_id where w.liczba_przedluzen = 0;

-- Q50 PATH branch of a loan is not that of the copy
select count(*) filter (where w.filia_id <> e.filia_id) as bad, count(*) as "all" from wypozyczenia w join egzemplarze e on e.id = w.egzemplarz_id;

-- Q51 PATH staff who lent it works at another branch than the loan's
select count(*) filter (where p.filia_id <> w.filia_id) as bad, count(*) as "all" from wypozyczenia w join pracownicy p on p.id = w.wydal_id;

-- Q52 BOUND lent by staff who was not hired yet or had left
select count(*) filter (where w.wypozyczono::date < p.zatrudniony_od or w.wypozyczono::date > p.zatrudniony_do) as bad, count(*) as "all" from wypozyczenia w join pracownicy p on p.id = w.wydal_id;

-- Q53 BOUND lent before the reader enrolled, or after the card ended
select count(*) filter (where w.wypozyczono::date < c.zapisany_od or w.wypozyczono::date > c.karta_wazna_do) as bad, count(*) as "all" from wypozyczenia w join czytelnicy c on c.id = w.czytelnik_id;

-- Q54 BOUND lent before the copy was bought or after it was withdrawn
select count(*) filter (where w.wypozyczono::date < e.data_nabycia or w.wypozyczono::date > e.wycofano_dnia) as bad, count(*) as "all" from wypozyczenia w join egzemplarze e on e.id = w.egzemplarz_id;

-- Q55 ALONE copy lent twice at the same time
select count(*) filter (where exists (select 1 from wypozyczenia x where x.egzemplarz_id = w.egzemplarz_id and x.id <> w.id and x.wypozyczono < coalesce(w.zwrocono, '2026-01-02') and w.wypozyczono < coalesce(x.zwrocono, '2026-01-02'))) as bad, count(*) as "all" from wypozyczenia w;

-- Q56 WORDS lent or returned in the night (before 6 or after 23)
select count(*) filter (where extract(hour from wypozyczono) not between 6 and 22) as bad, count(*) as "all" from wypozyczenia;

-- Q57 COUNT liczba_przedluzen is not the number of prolongations
select count(*) filter (where liczba_przedluzen <> (select count(*) from przedluzenia p where p.wypozyczenie_id = w.id)) as bad, count(*) as "all" from wypozyczenia w;

-- Q58 BOUND more prolongations than the type of reader allows
select count(*) filter (where w.liczba_przedluzen > t.limit_przedluzen) as bad, count(*) as "all" from wypozyczenia w join czytelnicy c on c.id = w.czytelnik_id join typy_czytelnikow t on t.id = c.typ_id;

-- Q59 ORDER prolongation to a day that is not later, or prolonged before it was lent or after it was returned
select count(*) filter (where p.nowy_termin <= p.poprzedni_termin or p.przedluzono < w.wypozyczono or p.przedluzono > w.zwrocono) as bad, count(*) as "all" from przedluzenia p join wypozyczenia w on w.id = p.wypozyczenie_id;

-- Q60 ORDER numbers of prolongations do not run from 1 in the order of time
select count(*) filter (where numer <> n) as bad, count(*) as "all" from (select numer, row_number() over (partition by wypozyczenie_id order by przedluzono, numer) n from przedluzenia) x;

-- Q61 COPY old day of a prolongation is not the new day of the one before
select count(*) filter (where poprzedni_termin <> l) as bad, count(*) as "all" from (select poprzedni_termin, lag(nowy_termin) over (partition by wypozyczenie_id order by numer) l from przedluzenia) x where l is not null;

-- Q62 COPY due day of a loan is not the new day of its last prolongation
select count(*) filter (where w.termin_zwrotu <> x.nowy_termin) as bad, count(*) as "all" from wypozyczenia w join (select distinct on (wypozyczenie_id) wypozyczenie_id, nowy_termin from przedluzenia order by wypozyczenie_id, numer desc) x on x.wypozyczenie_id = w.id;

-- Q63 PATH copy or loan of a reservation is of another book, or the loan is of another reader
select count(*) filter (where e.ksiazka_id <> r.ksiazka_id or f.ksiazka_id <> r.ksiazka_id or w.czytelnik_id <> r.czytelnik_id or w.egzemplarz_id <> r.egzemplarz_id) as bad, count(*) as "all" from rezerwacje r left join egzemplarze e on e.id = r.egzemplarz_id left join wypozyczenia w on w.id = r.wypozyczenie_id left join egzemplarze f on f.id = w.egzemplarz_id where e.id is not null or w.id is not null;

-- Q64 STATUS reservation that is ready without a copy or a time, waits though a copy was ready, or has a loan though it was not met
select count(*) filter (where (status in ('gotowa', 'zrealizowana') and (egzemplarz_id is null or gotowa_od is null)) or (status = 'oczekuje' and (egzemplarz_id is not null or gotowa_od is not null or odebrac_do is not null)) or (status <> 'zrealizowana' and wypozyczenie_id is not null)) as bad, count(*) as "all" from rezerwacje;

-- Q65 STATUS cancelled reservation without a time, or a time though not cancelled, or a place in the queue though not waiting
select count(*) filter (where (status = 'anulowana') <> (anulowano is not null) or (status = 'oczekuje') <> (pozycja_w_kolejce is not null)) as bad, count(*) as "all" from rezerwacje;

-- Q66 ORDER reservation ready before it was made, to be fetched before it was ready, or cancelled before it was made
select count(*) filter (where gotowa_od < zlozono or odebrac_do < gotowa_od::date or anulowano < zlozono or zlozono > '2026-01-02' or odebrac_do > gotowa_od::date + 60) as bad, count(*) as "all" from rezerwacje;

-- Q67 ORDER loan of a reservation from before it was made or was ready
select count(*) filter (where w.wypozyczono < r.zlozono or w.wypozyczono < r.gotowa_od) as bad, count(*) as "all" from rezerwacje r join wypozyczenia w on w.id = r.wypozyczenie_id;

-- Q68 ALONE two readers at the same place in the queue for a book, or a reader who waits twice for a book
select count(*) filter (where n > 1 or m > 1 or pozycja_w_kolejce < 1) as bad, count(*) as "all" from (select pozycja_w_kolejce, count(*) over (partition by ksiazka_id, pozycja_w_kolejce) n, count(*) over (partition by ksiazka_id, czytelnik_id) m from rezerwacje where status = 'oczekuje') x;

-- Q69 NOW ready reservation that had to be fetched over a week ago, or expired one that may still be fetched
select count(*) filter (where (status = 'gotowa' and odebrac_do < '2025-12-25') or (status = 'wygasla' and odebrac_do > '2026-01-02')) as bad, count(*) as "all" from rezerwacje where status in ('gotowa', 'wygasla') and odebrac_do is not null;

-- Q70 KIND fee for keeping too long without days or a loan, or days though it is for something else
select count(*) filter (where (rodzaj = 'przetrzymanie' and (dni_opoznienia is null or dni_opoznienia < 1 or wypozyczenie_id is null)) or (rodzaj <> 'przetrzymanie' and (dni_opoznienia is not null or stawka_dzienna is not null)) or (rodzaj = 'duplikat_karty' and wypozyczenie_id is not null)) as bad, count(*) as "all" from oplaty;

-- Q71 SUM fee for keeping too long is not days and daily rate (or the most that the type allows)
select count(*) filter (where abs(o.kwota - o.dni_opoznienia * o.stawka_dzienna) > 0.01 and abs(o.kwota - t.kara_maksymalna) > 0.01) as bad, count(*) as "all" from oplaty o join czytelnicy c on c.id = o.czytelnik_id join typy_czytelnikow t on t.id = c.typ_id where o.rodzaj = 'przetrzymanie' and o.dni_opoznienia is not null and o.stawka_dzienna is not null;

-- Q72 COPY daily rate of a fee is not that of the reader's type
select count(*) filter (where o.stawka_dzienna <> t.kara_za_dzien) as bad, count(*) as "all" from oplaty o join czytelnicy c on c.id = o.czytelnik_id join typy_czytelnikow t on t.id = c.typ_id where o.stawka_dzienna is not null;

-- Q73 PATH fee of another reader than the loan's
select count(*) filter (where o.czytelnik_id <> w.czytelnik_id) as bad, count(*) as "all" from oplaty o join wypozyczenia w on w.id = o.wypozyczenie_id;

-- Q74 FARSTATE fee for keeping too long of a loan that was returned in time or is not due yet
select count(*) filter (where coalesce(w.zwrocono::date, '2026-01-01') <= w.termin_zwrotu) as bad, count(*) as "all" from oplaty o join wypozyczenia w on w.id = o.wypozyczenie_id where o.rodzaj = 'przetrzymanie';

-- Q75 STATUS fee paid in part or in full, against its status
select count(*) filter (where (status = 'zaplacona' and zaplacono < kwota - 0.01) or (status = 'nalezna' and zaplacono > 0) or (status = 'czesciowa' and (zaplacono <= 0 or zaplacono >= kwota)) or zaplacono > kwota + 0.01 or (status = 'zaplacona') <> (zaplacono_dnia is not null) or (status = 'umorzona') <> (umorzono_dnia is not null) or (umorzyl_id is not null and status <> 'umorzona')) as bad, count(*) as "all" from oplaty;

-- Q76 SUM zaplacono is not the sum of the payments
select count(*) filter (where abs(zaplacono - (select coalesce(sum(kwota), 0) from wplaty w where w.oplata_id = o.id)) > 0.01) as bad, count(*) as "all" from oplaty o;

-- Q77 ORDER payment from before the fee, or day of payment before the fee
select count(*) filter (where w.wplacono::date < o.naliczono or w.wplacono > '2026-01-02' or w.kwota <= 0 or o.zaplacono_dnia < o.naliczono) as bad, count(*) as "all" from wplaty w join oplaty o on o.id = w.oplata_id;

-- Q78 KIND cash with the number of a transaction, or cash that nobody took
select count(*) filter (where metoda = 'gotowka' and (numer_transakcji is not null or przyjal_id is null)) as bad, count(*) as "all" from wplaty;

-- Q79 ORDER rating from before the reader enrolled or the book was in the catalogue
select count(*) filter (where o.dodano::date < c.zapisany_od or o.dodano < k.dodano or o.dodano > '2026-01-02') as bad, count(*) as "all" from oceny o join czytelnicy c on c.id = o.czytelnik_id join ksiazki k on k.id = o.ksiazka_id;

-- Q80 ORDER event that ends before it begins or lasts over three days, or was made after it began
select count(*) filter (where koniec <= poczatek or koniec - poczatek > interval '3 days' or utworzono > poczatek) as bad, count(*) as "all" from wydarzenia;

-- Q81 NOW event that took place in the future, or is still planned a week after it ended
select count(*) filter (where (status = 'odbylo_sie' and koniec > '2026-01-02') or (status = 'planowane' and koniec < '2025-12-25')) as bad, count(*) as "all" from wydarzenia where status <> 'odwolane';

-- Q82 STATUS event called off without a time, or a time or reason though it was not
select count(*) filter (where (status = 'odwolane') <> (odwolano is not null) or (powod_odwolania is not null and status <> 'odwolane') or odwolano > koniec or odwolano < utworzono) as bad, count(*) as "all" from wydarzenia;

-- Q83 COUNT liczba_zapisanych is not the number of those who did not cancel, or above the limit
select count(*) filter (where liczba_zapisanych <> (select count(*) from zapisy z where z.wydarzenie_id = w.id and z.status <> 'anulowany') or liczba_zapisanych > limit_miejsc) as bad, count(*) as "all" from wydarzenia w;

-- Q84 BOUND event led by staff who was not hired yet or had left, or at a branch that was closed
select count(*) filter (where w.poczatek::date < p.zatrudniony_od or w.poczatek::date > p.zatrudniony_do or w.poczatek::date > f.zamknieta_od or w.poczatek::date < f.otwarta_od) as bad, count(*) as "all" from wydarzenia w join pracownicy p on p.id = w.prowadzacy_id join filie f on f.id = w.filia_id;

-- Q85 FARSTATE present or absent at an event that lies ahead or did not take place
select count(*) filter (where (z.status in ('obecny', 'nieobecny') and (w.poczatek > '2026-01-02' or w.status <> 'odbylo_sie'))) as bad, count(*) as "all" from zapisy z join wydarzenia w on w.id = z.wydarzenie_id where z.status in ('obecny', 'nieobecny');

-- Q86 STATUS enrolment cancelled without a time, or a time though not, or enrolled after the event began or before it was made
select count(*) filter (where (z.status = 'anulowany') <> (z.anulowano is not null) or z.anulowano < z.zapisano or z.zapisano > w.koniec or z.zapisano < w.utworzono) as bad, count(*) as "all" from zapisy z join wydarzenia w on w.id = z.wydarzenie_id;

-- Q87 WORDS event in the night (begins before 7 or after 22)
select count(*) filter (where extract(hour from poczatek) not between 7 and 21) as bad, count(*) as "all" from wydarzenia;

-- Q88 TEXT text not in Polish: common English or Latin filler words in titles and descriptions
select count(*) filter (where t ~* '\m(lorem|ipsum|the|and|with|for|from)\M') as bad, count(*) as "all" from (select tytul t from ksiazki union all select opis from ksiazki where opis is not null union all select tytul from wydarzenia union all select opis from wydarzenia where opis is not null union all select tresc from oceny where tresc is not null) x;
