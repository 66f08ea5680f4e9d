#!/usr/bin/env node
console.log("seedbed")
