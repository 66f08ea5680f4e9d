/** Training of models. */
export const learning = `
learning rate, lr, base lr, initial lr, peak lr | - | plus 8 => 0.001|0.0003|0.0001|0.00005|0.01|0.00002
weight decay | - | plus 4 => 0.01|0.0|0.1|0.0001|0.05
dropout, dropout rate, attention dropout, dropout prob | - | plus 4 => 0.1|0.2|0.0|0.3|0.5
momentum | - | of run training model trial optimizer hyperparameter experiment; plus 6 => 0.9|0.95|0.99|0.0
beta 1, adam beta 1 | - | plus 6 => 0.9|0.85|0.95
beta 2, adam beta 2 | - | plus 6 => 0.999|0.98|0.95
adam epsilon, epsilon | - | of run training optimizer model trial => 0.00000001|0.000001
batch size, train batch size, mini batch size, global batch size | - | of run training model trial experiment job hyperparameter finetune tuning; plus 8 => 32|64|16|128|8|256
epoch, num epoch, max epoch, epoch count, total epoch | - | plus 4 => 10|3|20|50|100|5|30
epoch, current epoch, epoch number | - | of checkpoint metric log step history; plus 6 => 1..30~10
step, global step, training step, step number, max step, total step | - | of checkpoint metric run training model log; plus 6 => 500..60000~9000 by 500
warmup step, warmup | - | plus 4 => 500|1000|2000|100|0
warmup ratio | - | plus 4 => 0.03|0.1|0.06|0.05
gradient accumulation, accumulation step, gradient accumulation step, grad accum, grad accum step | - | plus 4 => 1|4|8|2|16
grad clip, gradient clip, max grad norm, clip norm, gradient clipping | - | plus 8 => 1.0|0.5|5.0|0.1
grad norm, gradient norm | - | plus 4 => 0.150...6.400~0.900
label smoothing | - | plus 4 => 0.1|0.0|0.05
hidden size, hidden dim, embedding dim, embed dim, d model, embedding size, dimension, dim, vector dimension, embedding dimension, vector size, n dim | - | of run model embedding vector layer index collection config trial experiment encoder; plus 6 => 768|1024|512|1536|256|384|3072
vector dimension, embedding dimension, embedding dim, hidden size, hidden dim | - | plus 4 => 768|1024|512|1536|256|384
num layer, layer, hidden layer, n layer, num hidden layer, layer count | - | of run model training trial experiment config network; plus 6 => 12|24|6|4|32
num head, attention head, n head, head | - | of run model training trial experiment config; plus 6 => 12|16|8|4|32
sequence length, max sequence length, seq len, max seq len, context length, context window, max context, context size, max position | - | of run model training config embedding llm prompt trial; plus 8 => 512|2048|4096|1024|256
context window, context length, max seq len, max sequence length | - | plus 6 => 4096|8192|128000|32768|2048|200000
vocab size, vocabulary size | - | => 32000|50257|30522|128256
param count, parameter count, num parameter, num params, parameter, total parameter, trainable parameter, n params | 1 | of run model network llm; plus 6 => 11000000...70000000000~350000000 by 1000000
`;
