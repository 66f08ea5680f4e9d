/** People: names, addresses in the net, traits. */
export const people = `
first/given name, forename | text => person.firstName
last/family name | text => person.lastName
full/display name | text => person.fullName
email, email address | text => internet.email
phone, phone number, mobile | text => phone.number
created at/on/date, created | stamp date => date.created
updated at/on/date, updated, modified | stamp date => date.updated
description | text => text.description
title | text => text.title
city | text => location.city
country | text => location.country
price, amount, total | num money int => commerce.price
quantity | int => number.quantity
name | text => text.nounName
`;
